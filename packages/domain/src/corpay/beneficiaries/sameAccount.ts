import type { Beneficiary, BeneficiarySummary } from '../api/beneficiary.ts';
import type { CorpayBeneficiaries } from '../api/corpayPorts.ts';
import { accountNumberOf } from '../bankDetails/findBankDetailChanges.ts';
import { makePayeeNameAndCurrencyKey } from './findSameNamedBeneficiaries.ts';

/** The most details that are read for one list: each is a call of its own. */
export const maxDetailsPerList = 20;

/** The rows of the list that a new beneficiary would be like: they have its name and its currency. */
const findSameNameAndCurrencyRows = (
  rows: readonly BeneficiarySummary[],
  { accountHolderName, bankCurrency }: Beneficiary,
): readonly BeneficiarySummary[] => {
  const likeness = makePayeeNameAndCurrencyKey({ payee: accountHolderName, curr: bankCurrency });
  return rows.filter((row) => makePayeeNameAndCurrencyKey(row) === likeness);
};

/**
 * The rows of the list that may be paid to the account of a new beneficiary, the likeliest first: those it would be like,
 * then every other one who is paid in the same currency at a bank of the same country. The list itself has no accounts.
 */
export const listRowsThatMayShareAccount = (
  rows: readonly BeneficiarySummary[],
  record: Beneficiary,
): readonly BeneficiarySummary[] => {
  const like = findSameNameAndCurrencyRows(rows, record);
  const { bankCurrency, bankCountry } = record;
  const others = rows.filter((row) => row.curr === bankCurrency && row.bankCountryISO === bankCountry);
  return [...new Set([...like, ...others])];
};

/** Whether a row, whose account is known, is another beneficiary who is paid in the same currency to the same account. */
export const hasSameAccount = (record: Beneficiary, row: BeneficiarySummary, account: string): boolean =>
  account !== '' &&
  account === accountNumberOf(record) &&
  row.curr === record.bankCurrency &&
  row.clientIntegrationId !== record.clientIntegrationId;

/**
 * Who is paid already in the currency and to the account of a new beneficiary, as far as can be found out: null when
 * none is, or when the partner does not say.
 */
export const findSameAccount = async (
  beneficiaries: Pick<CorpayBeneficiaries, 'list' | 'show'>,
  record: Beneficiary,
): Promise<BeneficiarySummary | null> => {
  const rows = await beneficiaries.list();
  if (!rows.ok) return null;
  for (const row of listRowsThatMayShareAccount(rows.value, record).slice(0, maxDetailsPerList)) {
    const shown = await beneficiaries.show(row.clientIntegrationId);
    if (shown.ok && hasSameAccount(record, row, accountNumberOf(shown.value))) return row;
  }
  return null;
};
