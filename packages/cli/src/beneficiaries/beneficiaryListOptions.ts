import type { OptionSpec } from '../verbs/verb.ts';

/** What narrows a list of beneficiaries, whoever the partner is. */
export const beneficiaryListOptions: readonly OptionSpec[] = [
  {
    flags: '--search <words>',
    summary: 'only those whose name, or account ending where the list has it, holds every word',
  },
  { flags: '--currency <code>', summary: 'only those who are paid in this currency' },
];
