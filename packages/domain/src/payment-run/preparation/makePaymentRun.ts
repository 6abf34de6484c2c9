import { failed, succeeded, type Result } from '../../result/result.ts';
import { lastFourCharacters } from '../../bankDetails/payeeAccount.ts';
import type { RunPayee } from '../runPayee.ts';
import type { RunGroup } from '../runPayment.ts';
import type { PaymentRun, RunAccount, RunDeal, RunDealPayment } from '../run/paymentRun.ts';
import type { RunSettlementChoice } from './runPreparation.ts';

/** Fees are settled in this currency only (CP-INSTR-10). */
const feeCurrency = 'USD';

/** Which account settles the fees of deals that are not settled in dollars, or why none is known. */
export type FeeAccount =
  | { readonly kind: 'not-needed' }
  | { readonly kind: 'known'; readonly account: RunSettlementChoice }
  | { readonly kind: 'choose'; readonly choices: readonly RunSettlementChoice[] };

/**
 * Fees are settled from the account itself where that is in dollars, else from one of the customer's dollar accounts
 * (CP-INSTR-9): the only one, the one that was chosen, or one that must be chosen.
 */
export const findRunFeeAccount = (
  groups: readonly RunGroup[],
  accounts: readonly RunSettlementChoice[],
  chosen: string | null,
): FeeAccount => {
  const isNeeded = groups.some(
    ({ settlementAccount, settlementCurrency }) =>
      settlementAccount !== null && settlementCurrency !== feeCurrency,
  );
  if (!isNeeded) return { kind: 'not-needed' };
  const choices = accounts.filter(({ currency }) => currency === feeCurrency);
  const [only, ...others] = choices;
  const account =
    choices.find(({ accountId }) => accountId === chosen) ?? (others.length === 0 ? only : undefined);
  return account === undefined ? { kind: 'choose', choices } : { kind: 'known', account };
};

const sent = ({ accountId, deliveryMethod }: RunSettlementChoice): RunAccount => ({
  accountId,
  deliveryMethod,
});

/** What an account is called; of a number that stands in it the last four digits are kept (RUN-8). */
const nameOf = ({ text }: RunSettlementChoice): string =>
  text.replaceAll(/\d{5,}/g, (digits) => `...${lastFourCharacters(digits)}`);

const endingOf = ({ accountEnding, iban = '' }: RunPayee): Pick<RunDealPayment, 'accountEnding'> => {
  const ending = accountEnding ?? lastFourCharacters(iban);
  return ending === '' ? {} : { accountEnding: ending };
};

const toRunDeal = (
  group: RunGroup,
  place: number,
  accounts: readonly RunSettlementChoice[],
  fee: FeeAccount,
): RunDeal | null => {
  const from = accounts.find(({ accountId }) => accountId === group.settlementAccount);
  const feeAccount =
    group.settlementCurrency === feeCurrency ? from : fee.kind === 'known' ? fee.account : undefined;
  if (group.settlementAccount !== null && (from === undefined || feeAccount === undefined)) return null;
  return {
    id: String(place + 1),
    settlementCurrency: group.settlementCurrency,
    paymentCurrency: group.paymentCurrency,
    settlement:
      from === undefined || feeAccount === undefined ? null : { from: sent(from), fee: sent(feeAccount) },
    ...(from === undefined || feeAccount === undefined
      ? {}
      : { settledFrom: { account: nameOf(from), feeAccount: nameOf(feeAccount) } }),
    payments: group.payments.map(({ row, payee, amount, reference, purpose, method, ownId, asPasted }) => ({
      row,
      payeeId: payee.id,
      payee: payee.name,
      ...endingOf(payee),
      amount,
      reference,
      purpose: purpose ?? '',
      deliveryMethod: method ?? '',
      ownId,
      ...(asPasted === undefined ? {} : { asPasted }),
    })),
    state: { kind: 'waiting', refusal: null },
  };
};

/** A run of these groups, of which nothing was sent yet. It fails with the choices while the account of the fees is open. */
export const makePaymentRun = (
  named: Omit<PaymentRun, 'deals'>,
  groups: readonly RunGroup[],
  accounts: readonly RunSettlementChoice[],
  chosenFeeAccount: string | null,
): Result<PaymentRun, readonly RunSettlementChoice[]> => {
  const fee = findRunFeeAccount(groups, accounts, chosenFeeAccount);
  const deals = groups.map((group, place) => toRunDeal(group, place, accounts, fee));
  const made = deals.filter((deal) => deal !== null);
  return made.length === deals.length
    ? succeeded({ ...named, deals: made })
    : failed(fee.kind === 'choose' ? fee.choices : accounts);
};
