import { rememberCheckedDetails } from '../../bankDetails/rememberCheckedDetails.ts';
import { readBankDetailsAndQuestions } from '../../bankDetails/readBankDetailsAndQuestions.ts';
import { lastFourCharacters } from '../../bankDetails/payeeAccount.ts';
import { formatDate } from '../../geography/formatDate.ts';
import { readDisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
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

const paymentsOf = (deal: OfxDeal, payees: ReadonlySet<string>) =>
  deal.dealBeneficiaries.flatMap(({ beneficiaryId, amount }) => {
    const { currency } = toPaysAndReceives(deal).receive;
    const exact = amount === null ? null : readDisplayOnlyAmount({ currency, amount });
    return exact === null || !payees.has(beneficiaryId)
      ? []
      : [
          {
            payeeId: beneficiaryId,
            amount: exact,
            named: `deal ${deal.reference || deal.dealId}`,
            day: formatDate(deal.enteredDate),
          },
        ];
  });

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
    return succeeded({
      known: recent.map(({ dealId }) => dealId),
      payments: recent.flatMap((deal) => paymentsOf(deal, ids)),
      complete: recent.every(
        ({ dealBeneficiaries }) =>
          dealBeneficiaries.length > 0 && dealBeneficiaries.every(({ amount }) => amount !== null),
      ),
    });
  },
});
