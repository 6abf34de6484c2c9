/**
 * The kinds of account number whose form is known. IBAN, ABA number and New Zealand account have check digits; BIC
 * and sort code have only a form.
 */
export type NumberKind = 'iban' | 'bic' | 'aba' | 'nz-account' | 'sort-code';
