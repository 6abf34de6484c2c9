import type { Classification } from './beneficiary.ts';

/** One value a field can take, and how it reads. */
export type ValueChoice = { readonly id: string; readonly text: string };

/** A pattern that the whole of a partner's field must match, and what to say when it does not. */
export type PatternRule = { readonly regEx: string; readonly errorMessage: string };

/** What the partner asks of one member of a beneficiary (CP-WIZ-17). All its patterns must match. */
export type TemplateRule = {
  /** The member's name, such as `swiftBicCode`. */
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly validationRules: readonly PatternRule[];
  /** Empty when there is none. */
  readonly defaultValue: string;
  /** Not empty for a field that is chosen, not typed (CP-WIZ-13). */
  readonly valueSet: readonly ValueChoice[];
};

/** What the partner asks because a law does (CP-WIZ-18); its value travels in `regulatory` under the id. */
export type RegulatoryRule = {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** Empty when every value will do. */
  readonly regEx: string;
  readonly errorMessage: string;
  readonly valueSet: readonly ValueChoice[];
};

/** A state or province (CP-WIZ-19). */
export type Region = { readonly id: string; readonly name: string };

/** What the partner asks of a beneficiary of one kind (CP-WIZ-16). */
export type RulesTemplate = {
  readonly rules: readonly TemplateRule[];
  readonly regulatoryRules: readonly RegulatoryRule[];
  /** Regions of the account holder's country. */
  readonly accountRegions: readonly Region[];
  readonly bankRegions: readonly Region[];
};

/** What a template depends on (CP-WIZ-15). */
export type RulesQuery = {
  readonly destinationCountry: string;
  /** Empty while it is not chosen, as for a destination in China (S-119). */
  readonly bankCountry: string;
  readonly bankCurrency: string;
  readonly classification: Classification;
  /** One code or both, `W` first. */
  readonly paymentMethods: readonly string[];
};
