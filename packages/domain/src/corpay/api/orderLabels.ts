/** The labels of an order's facts, as both clients show them (CP-ORDER-13 to CP-ORDER-16). */
export const orderLabels = {
  entryDate: 'Entered Date',
  buy: 'Buy Amount',
  /** Before the partner's names, which speak from its side: where the customer and the beneficiaries stand. */
  youSend: 'You send',
  sell: 'Sell Amount',
  theyReceive: 'They receive',
  /** Where only a part of it is paid out. */
  booked: 'Booked for them',
  uninstructed: 'Not instructed',
  /** Of the answer to its instruction, for the partner's support. */
  requestId: 'Request id',
  exchange: 'Rate',
  fees: 'Fees',
  payeeName: 'Beneficiary Name',
  /** How its beneficiary and its purpose are recorded now, as on the advice. */
  bank: 'Bank',
  purpose: 'Purpose',
  availableDate: 'Available Date',
  reference: 'Payment Reference',
  amount: 'Payment Amount',
  fee: 'Fee Amount',
  settlement: 'Settlement',
  feeSettlement: 'Fee Settlement',
  total: 'You settle',
  none: 'N/A',
} as const;
