import { formatCsv } from '../../spreadsheets/formatCsv.ts';
import { indexRunPayees } from '../judging/indexRunPayees.ts';
import { textOfPayee } from '../judging/textOfPayee.ts';
import { runFieldLabels, type RunField } from '../runFields.ts';
import type { RunPartnerRules } from '../runPartnerRules.ts';
import type { RunPayee } from '../runPayee.ts';

/** A table for a spreadsheet with the user's own payees, to be filled in. Payees who share a name stand
 * there with the end of their account, or by their id. */
export const formatRunTemplate = (
  payees: readonly RunPayee[],
  { fields, payeesOwnFields }: Pick<RunPartnerRules, 'fields' | 'payeesOwnFields'>,
): string => {
  const columns = fields.filter((field) => !payeesOwnFields.includes(field));
  const index = indexRunPayees(payees);
  const textsOf = (payee: RunPayee): Partial<Record<RunField, string>> => {
    const { currency, accountEnding: account = '' } = payee;
    return { payee: textOfPayee(payee, { account, currency }, index), account, currency };
  };
  return formatCsv([
    columns.map((field) => runFieldLabels[field]),
    ...payees.map((payee) => {
      const texts = textsOf(payee);
      return columns.map((field) => texts[field] ?? '');
    }),
  ]);
};
