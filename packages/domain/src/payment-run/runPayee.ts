/** Somebody whom a run can pay, whichever partner knows them. */
export type RunPayee = {
  readonly id: string;
  readonly name: string;
  /** Three letters, as the partner has it. */
  readonly currency: string;
  /** Of the bank: two letters, ISO 3166-1. */
  readonly country: string;
  /** Codes of the ways in which they can be paid, the first one being taken; empty where the partner has no such choice. */
  readonly methods: readonly string[];
  /** The name of the bank; absent where it is not known. */
  readonly bank?: string;
  /** The last four characters of the account; absent where it is not known. */
  readonly accountEnding?: string;
  /** The IBAN in one, in capitals; absent where there is none or it is not known. */
  readonly iban?: string;
};
