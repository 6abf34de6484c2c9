import { beneficiaryCurrencies } from '@fx-gateway/domain/geography/beneficiaryCurrencies.ts';
import { countries } from '@fx-gateway/domain/geography/countries.ts';
import type { OptionSpec } from '../verbs/verb.ts';

const countryCodes = countries.map(({ countryISO }) => countryISO);
const methods = ['W', 'E'];

/** What is mostly meant where any code may stand, by the option as its help writes it. */
const usual: Readonly<Record<string, readonly string[]>> = {
  '--currency <code>': beneficiaryCurrencies,
  '--currency <cur>': beneficiaryCurrencies,
  '--settlement <currency>': beneficiaryCurrencies,
  '--buy <currency>': beneficiaryCurrencies,
  '--base <cur>': beneficiaryCurrencies,
  '--country <code>': countryCodes,
  '--bank-country <code>': countryCodes,
  '--method <code>': methods,
};

/** The values that a shell offers for an option, without asking a service; none where it can be anything. */
export const listCompletionValues = ({ flags, choices }: OptionSpec): readonly string[] =>
  choices ?? usual[flags] ?? [];
