/** An account that a deal or its fee is settled from (CP-INSTR-13, S-108). */
export type SettlementAccount = {
  readonly id: string;
  readonly text: string;
  readonly currency: string;
  readonly bankName: string;
  /** How money moves from it; the id is sent as the delivery method. */
  readonly method: { readonly id: string; readonly text: string };
  /** Preselected by the partner. */
  readonly preferred: boolean;
};

/** A purpose of payment as the partner lists it (S-111). */
export type PaymentPurpose = { readonly id: string; readonly text: string };
