import { seededPassword } from '@fx-gateway/sandbox';
import type { ExampleLine } from './exampleLines.ts';

/** As much as a deal of the examples may cost. */
export const exampleLimits = { corpay: ['--max-settlement', '100000'], ofx: ['--max-buy', '100000'] };

/** The examples of `beneficiaries edit` have changed a record before, which is asked about: at OFX before a deal. */
export const exampleChecks = { corpay: [], ofx: ['--details-checked'] };

/** What a user answers where an example asks at a terminal, or when they end it, by the example or its command. */
const further: Readonly<Record<string, readonly string[]>> = {
  'quotes book --beneficiary ID --amount 10000 --yes --max-settlement 11600': ['--despite-same'],
  'login --email corpay@sandbox.test': ['--password-stdin'],
  'quotes watch': ['--count', '1'],
  'quotes book --beneficiary ID --lock buy --amount 1000 --yes --min-sell 850': exampleChecks.ofx,
  'quotes watch --beneficiary ID=100 --book --max-buy 132 --yes --for 3600': [
    ...exampleChecks.ofx,
    '--despite-same',
  ],
  // The examples of `beneficiaries edit` have changed the record before, which is asked about.
  'orders instruct': ['--details-checked'],
  'orders instruct 1000234': ['--purpose', 'INVOICE', '--account', 'INCOMING410233_USD', '--details-checked'],
  'quotes book --beneficiary ID --lock payment --amount 10000 --settlement USD': [
    ...exampleLimits.corpay,
    '--despite-same',
  ],
  'quotes book --beneficiary ID1=100 --beneficiary ID2=50.50': [
    ...exampleLimits.ofx,
    ...exampleChecks.ofx,
    '--despite-same',
  ],
  'admin update-integration --client-id 10299API_USER': ['--key-stdin'],
  'payments run': ['--max-settlement', 'USD=1000', '--details-checked', '--same-again'],
  'payments run --file payments.csv --key payroll-2026-11 --max-settlement USD=120000 --yes': [],
  'payments run --file payments.csv --key payroll-2026-11 --max-settlement USD=120000 --dry-run': [],
};
/** What a user types at the terminal that an example asks. */
export const typedByExample: Readonly<Record<string, string>> = {
  'login --email corpay@sandbox.test': `${seededPassword}\n`,
  'admin update-integration --client-id 10299API_USER': 'a-key-of-the-partner\n',
};
/** The options with which an example asks nothing. */
export const exampleAnswers = ({ line, verb, words }: ExampleLine): readonly string[] => [
  ...(further[line] ?? (words.includes('--book') ? [] : further[words.slice(0, 2).join(' ')]) ?? []),
  ...(verb.changes === true && !words.includes('--yes') && !words.includes('--dry-run') ? ['--yes'] : []),
];
