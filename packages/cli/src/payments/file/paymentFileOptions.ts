import { runFields } from '@fx-gateway/domain/payment-run/runFields.ts';
import type { OptionSpec } from '../../verbs/verb.ts';

/** What a file of payments says, and what holds for its rows that do not say it. */
export const paymentFileOptions: readonly OptionSpec[] = [
  { flags: '--file <file>', summary: 'the payments: CSV, a pasted table or JSON Lines; - is stdin' },
  {
    flags: '--column <name=field>',
    summary: `what a column is, as 'Supplier=payee' or 'Due date=not-used'; one of ${runFields.join(', ')}`,
    repeats: true,
  },
  { flags: '--settle-in <currency>', summary: 'what rows are settled in that do not say it; USD' },
  {
    flags: '--purpose <id>',
    summary: 'the purpose of rows that name none: ID, or COUNTRY/METHOD=ID as GB/W=GOODS',
    repeats: true,
  },
  { flags: '--rejects <file>', summary: 'write the rows that cannot go, with their reasons, to be mended' },
];

/** At a partner whose deals are settled from an account of the customer's. */
export const settlementAccountOptions: readonly OptionSpec[] = [
  {
    flags: '--from <account>',
    summary: 'the account to settle from of rows that name none, one for each currency',
    repeats: true,
  },
  { flags: '--fee-from <account>', summary: 'the dollar account that settles the fees of other currencies' },
];
