/** The labels of an order's facts, as both clients show them (CP-ORDER-13 to CP-ORDER-16). */
export const orderLabels = {
  entryDate: 'Entered Date',
  buy: 'Buy Amount',
  sell: 'Sell Amount',
  exchange: 'Rate',
  fees: 'Fees',
  payeeName: 'Beneficiary Name',
  availableDate: 'Available Date',
  reference: 'Payment Reference',
  amount: 'Payment Amount',
  fee: 'Fee Amount',
  settlement: 'Settlement',
  feeSettlement: 'Fee Settlement',
  total: 'Total',
  none: 'N/A',
} as const;
