/** A pattern that the whole value must match, and what to say when it does not. */
export type Pattern = { readonly regEx: string; readonly errorMessage: string };

export type FieldOption = { readonly id: string; readonly text: string };

/** What the partner asks of one member of a beneficiary. Every pattern must match a value that is not empty. */
export type PartnerRule = {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly patterns: readonly Pattern[];
  readonly defaultValue: string;
  /** Null for a value that is typed, not chosen. */
  readonly valueSet: readonly FieldOption[] | null;
};

/** A rule of which only what differs from a plain optional text is told. */
export const ruleOf = (
  id: string,
  label: string,
  given: Partial<Omit<PartnerRule, 'id' | 'label'>> = {},
): PartnerRule => ({
  id,
  label,
  isRequired: false,
  patterns: [],
  defaultValue: '',
  valueSet: null,
  ...given,
});
