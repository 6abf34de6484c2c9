import { makeBeneficiaryNameKey } from '../../beneficiaries/findBeneficiariesByIdOrName.ts';
import { formatCsv } from '../../spreadsheets/formatCsv.ts';
import { runFieldLabels, type RunField } from '../runFields.ts';
import type { RunPartnerRules } from '../runPartnerRules.ts';
import type { RunPayee } from '../runPayee.ts';

/** A table for a spreadsheet with the user's own payees, to be filled in. Payees who share a name stand there by their id. */
export const formatRunTemplate = (
  payees: readonly RunPayee[],
  { fields, payeesOwnFields }: Pick<RunPartnerRules, 'fields' | 'payeesOwnFields'>,
): string => {
  const columns = fields.filter((field) => !payeesOwnFields.includes(field));
  const counts = new Map<string, number>();
  for (const { name } of payees) {
    const key = makeBeneficiaryNameKey(name);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const textsOf = ({
    id,
    name,
    currency,
    accountEnding = '',
  }: RunPayee): Partial<Record<RunField, string>> => {
    const key = makeBeneficiaryNameKey(name);
    const isOnly = key !== '' && counts.get(key) === 1;
    return { payee: isOnly ? name : id, account: accountEnding, currency };
  };
  return formatCsv([
    columns.map((field) => runFieldLabels[field]),
    ...payees.map((payee) => {
      const texts = textsOf(payee);
      return columns.map((field) => texts[field] ?? '');
    }),
  ]);
};
