/** A bank or one of its branches, as the partner's search finds it (CP-BANK-2). Absent members are empty texts. */
export type Bank = {
  readonly primaryKey: string;
  readonly institutionName: string;
  readonly branchName: string;
  readonly swiftBIC: string;
  /** How banks of its country are told apart there: an IFSC, a sort code, a routing number. */
  readonly nationalBankCode?: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
};

/** What a search found; `total` counts all that match, also those that were not sent (CP-BANK-1). */
export type BankSearchResult = { readonly rows: readonly Bank[]; readonly total: number };
