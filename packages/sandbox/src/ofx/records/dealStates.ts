/** How far a deal is, and how the partner calls that (OFX-DEAL-16). */
export const dealStates = {
  Booked: 'Booked',
  AwaitingFunds: 'Awaiting Funds',
  FundsReceived: 'Funds Received',
  Processing: 'Processing',
  Remitted: 'Remitted',
  Unpaid: 'Unpaid',
  Expired: 'Expired',
  Cancelled: 'Cancelled',
  Unknown: 'Unknown',
} as const;

export type DealState = keyof typeof dealStates;
