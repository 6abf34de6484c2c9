import { makeBeneficiaryNameKey } from '../../beneficiaries/findBeneficiariesByIdOrName.ts';
import { currencyName, isCurrency, type Currency } from '../../geography/currency.ts';
import { findFirstDifferentCurrency } from '../../geography/findFirstDifferentCurrency.ts';
import { runProblemMessages } from '../runMessages.ts';
import type { RunRowTexts } from '../runRow.ts';
import type { RunProblem } from './judgedRow.ts';
import { makeRunProblem } from './makeRunProblem.ts';
import type { RunContext, RunSettlementAccount } from './runContext.ts';

export type JudgedSettlement = {
  readonly currency: Currency | null;
  /** Null where the partner has no accounts to choose from, or the account is not clear. */
  readonly account: string | null;
  readonly problems: readonly RunProblem[];
};

type Settling = Pick<RunContext, 'rules' | 'settlementCurrency' | 'chosenAccounts' | 'settlementAccounts'>;
type Judged<T> = { readonly value: T | null; readonly problems: readonly RunProblem[] };

const right = <T>(value: T | null): Judged<T> => ({ value, problems: [] });
const wrong = (problem: RunProblem): Judged<never> => ({ value: null, problems: [problem] });

const words = runProblemMessages;

const toAccountChoices = (accounts: readonly RunSettlementAccount[]) =>
  accounts.map(({ id, text }) => ({ text: id, label: text }));

const hasAccounts = ({ rules }: Settling): boolean => rules.fields.includes('settlementAccount');

/** The account that a row names by id or whole text; null where it names none. */
const namedAccount = (text: string, settling: Settling): Judged<RunSettlementAccount> => {
  const { settlementAccounts: accounts } = settling;
  if (text === '' || !hasAccounts(settling)) return right<RunSettlementAccount>(null);
  const name = makeBeneficiaryNameKey(text);
  const found =
    accounts.find(({ id }) => id === text) ??
    accounts.find((account) => makeBeneficiaryNameKey(account.text) === name);
  if (found !== undefined) return right(found);
  const message = words.settlementAccountUnknown(text);
  return wrong(
    makeRunProblem('settlement-account-unknown', 'settlementAccount', message, toAccountChoices(accounts)),
  );
};

/** What a row can be settled in that pays in this currency: money is not exchanged for itself (CP-QUOTE-9, OFX-QUOTE-22). */
const otherCurrencies = (payment: Currency | null, settling: Settling): readonly Currency[] =>
  settling.rules.settlementCurrencies.filter(
    (each) =>
      each !== payment &&
      (!hasAccounts(settling) || settling.settlementAccounts.some(({ currency }) => currency === each)),
  );

const judgeCurrency = (
  text: string,
  payment: Currency | null,
  account: RunSettlementAccount | null,
  settling: Settling,
): Judged<Currency> => {
  const { rules, settlementCurrency } = settling;
  const code = (text === '' ? (account?.currency ?? settlementCurrency ?? '') : text).toUpperCase();
  const isSettled = isCurrency(code) && rules.settlementCurrencies.includes(code);
  if (isSettled && code !== payment) return right(code);
  const others = otherCurrencies(payment, settling);
  const choices = others.map((each) => ({ text: each, label: `${each} · ${currencyName(each)}` }));
  const problem = (kind: RunProblem['kind'], message: string) =>
    wrong(makeRunProblem(kind, 'settlementCurrency', message, choices));
  if (code === '') return problem('settlement-currency-missing', words.settlementCurrencyMissing);
  const [first = findFirstDifferentCurrency(payment ?? 'USD', rules.settlementCurrencies)] = others;
  const example = others.includes('USD') ? 'USD' : first;
  return isSettled
    ? problem('settlement-currency-same', words.settlementCurrencySame(code, example))
    : problem(
        'settlement-currency-unknown',
        words.settlementCurrencyUnknown(text === '' ? code : text, rules.partnerName, example),
      );
};

/** The account in a currency: the row's own, else the run's, else the partner's preference, else the only one. */
const judgeAccount = (
  currency: Currency,
  own: RunSettlementAccount | null,
  { chosenAccounts, settlementAccounts }: Settling,
): Judged<string> => {
  const usable = settlementAccounts.filter((account) => account.currency === currency);
  if (own !== null && own.currency !== currency)
    return wrong(
      makeRunProblem(
        'settlement-account-unknown',
        'settlementAccount',
        words.settlementAccountDiffers(own.currency, currency),
        toAccountChoices(usable),
      ),
    );
  const [first, ...others] = usable;
  if (first === undefined)
    return wrong(
      makeRunProblem('settlement-account-missing', 'settlementCurrency', words.noSettlementAccount(currency)),
    );
  const account =
    own ??
    usable.find(({ id }) => chosenAccounts.includes(id)) ??
    usable.find(({ preferred }) => preferred) ??
    (others.length === 0 ? first : null);
  return account === null
    ? wrong(
        makeRunProblem(
          'settlement-account-missing',
          'settlementAccount',
          words.settlementAccountMissing(currency),
          toAccountChoices(usable),
        ),
      )
    : right(account.id);
};

/** What a row is settled in and from. */
export const judgeSettlement = (
  { settlementCurrency: text, settlementAccount }: RunRowTexts,
  payment: Currency | null,
  settling: Settling,
): JudgedSettlement => {
  const own = namedAccount(settlementAccount, settling);
  const currency = judgeCurrency(text, payment, own.value, settling);
  const account =
    currency.value === null || own.problems.length > 0 || !hasAccounts(settling)
      ? right<string>(null)
      : judgeAccount(currency.value, own.value, settling);
  return {
    currency: currency.value,
    account: account.value,
    problems: [...currency.problems, ...own.problems, ...account.problems],
  };
};
