/** The numbers of a bank account whose form is known; all but the sort code prove themselves. */
export type NumberKind = 'iban' | 'bic' | 'aba' | 'nz-account' | 'sort-code';
