import { rememberCheckedDetails } from '../../bankDetails/rememberCheckedDetails.ts';
import { readBankDetailsAndQuestions } from '../../bankDetails/readBankDetailsAndQuestions.ts';
import { lastFourCharacters } from '../../bankDetails/payeeAccount.ts';
import { formatDate } from '../../geography/formatDate.ts';
import { readDisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { RunRecentPayment } from '../../payment-run/judging/runContext.ts';
import type { RunPreparation } from '../../payment-run/preparation/runPreparation.ts';
import type { RunPayee } from '../../payment-run/runPayee.ts';
import { isEnteredInLastSevenDays } from '../../quoting/duplicateDealSentences.ts';
import { succeeded } from '../../result/result.ts';
import { toPaysAndReceives } from '../api/buySell.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import { ofxPayeeAccount, readOfxAccounts } from '../bankDetails/ofxPayeeAccount.ts';
import type { OfxRunPorts } from './createOfxRunPartner.ts';

const toRunPayee = (beneficiary: OfxBeneficiary): RunPayee => {
  const { beneficiaryId, name, currency, beneficiaryBankDetails } = beneficiary;
  const { account } = ofxPayeeAccount(beneficiary);
  const ending = lastFourCharacters(account);
  return {
    id: beneficiaryId,
    name,
    currency,
    country: beneficiaryBankDetails.bankAddress.country,
    methods: [],
    ...(ending === '' ? {} : { accountEnding: ending }),
    ...(/^[A-Z]{2}\d{2}/.test(account) ? { iban: account } : {}),
  };
};

/** What each is paid: of a deal for one payee that is all of it, where the list says nothing of parts. */
const amountsOf = (deal: OfxDeal) => {
  const { receive } = toPaysAndReceives(deal);
  const whole = deal.dealBeneficiaries.length === 1 ? receive.amount : null;
  return deal.dealBeneficiaries.map(({ beneficiaryId, amount }) => {
    const paid = amount ?? whole;
    return {
      beneficiaryId,
      amount: paid === null ? null : readDisplayOnlyAmount({ currency: receive.currency, amount: paid }),
    };
  });
};

const paymentsOf = (deal: OfxDeal, payees: ReadonlySet<string>): readonly RunRecentPayment[] =>
  amountsOf(deal).flatMap(({ beneficiaryId, amount }) =>
    amount === null || !payees.has(beneficiaryId)
      ? []
      : [
          {
            payeeId: beneficiaryId,
            amount,
            named: `deal ${deal.reference || deal.dealId}`,
            day: formatDate(deal.enteredDate),
          },
        ],
  );

/** Whether a deal may pay one of these so that nobody sees it: it names nobody, or not how much. */
const isUnread = (deal: OfxDeal, payees: readonly RunPayee[]): boolean =>
  deal.dealBeneficiaries.length === 0
    ? payees.some(({ currency }) => currency === toPaysAndReceives(deal).receive.currency)
    : amountsOf(deal).some(
        ({ beneficiaryId, amount }) => amount === null && payees.some(({ id }) => id === beneficiaryId),
      );

/** What OFX tells before a payment run is sent. */
export const createOfxRunPreparation = ({
  ofx: { beneficiaries, deals },
  confirmedAccounts,
  clock,
}: Omit<OfxRunPorts, 'journal'>): RunPreparation => ({
  payees: async () => {
    const list = await beneficiaries.list();
    return list.ok ? succeeded(list.value.map(toRunPayee)) : list;
  },
  rememberChecked: (questions) => rememberCheckedDetails({ confirmedAccounts, clock }, questions),
  readAccounts: (ids) =>
    readBankDetailsAndQuestions(
      { confirmedAccounts, clock, readAccounts: readOfxAccounts(beneficiaries) },
      ids.map((beneficiaryId) => ({ beneficiaryId, printThen: null })),
    ),
  settlementAccounts: async () => succeeded([]),
  purposes: async () => succeeded([]),
  recentPayments: async (payees) => {
    const list = await deals.list();
    if (!list.ok) return list;
    const recent = list.value.filter(({ enteredDate }) => isEnteredInLastSevenDays(enteredDate, clock.now()));
    const ids = new Set(payees.map(({ id }) => id));
    const count = recent.filter((deal) => isUnread(deal, payees)).length;
    return succeeded({
      known: recent.map(({ dealId }) => dealId),
      payments: recent.flatMap((deal) => paymentsOf(deal, ids)),
      unread: count === 0 ? null : { count, failure: null },
    });
  },
});
