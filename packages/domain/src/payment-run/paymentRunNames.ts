/** Under what the names of the open runs of a user at a partner are kept; nothing is kept there while none is open. */
export const paymentRunNamesKey = (owner: string): string => `fx-gateway.payment-runs.${owner}`;
