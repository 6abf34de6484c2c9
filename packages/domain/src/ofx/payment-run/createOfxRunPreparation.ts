import { rememberCheckedDetails } from '../../bankDetails/rememberCheckedDetails.ts';
import { readBankDetailsAndQuestions } from '../../bankDetails/readBankDetailsAndQuestions.ts';
import { lastFourCharacters } from '../../bankDetails/payeeAccount.ts';
import type { RunPreparation } from '../../payment-run/preparation/runPreparation.ts';
import { withPaymentsOfRuns } from '../../payment-run/preparation/withPaymentsOfRuns.ts';
import type { PaymentRunStore } from '../../payment-run/run/paymentRunStore.ts';
import type { RunPayee } from '../../payment-run/runPayee.ts';
import { succeeded } from '../../result/result.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { ofxPayeeAccount, readOfxAccounts } from '../bankDetails/ofxPayeeAccount.ts';
import type { OfxRunPorts } from './createOfxRunPartner.ts';
import { findRecentOfxPayments } from './findRecentOfxPayments.ts';

const toRunPayee = (beneficiary: OfxBeneficiary): RunPayee => {
  const { beneficiaryId, name, currency, beneficiaryBankDetails } = beneficiary;
  const { account, bank } = ofxPayeeAccount(beneficiary);
  const ending = lastFourCharacters(account);
  return {
    id: beneficiaryId,
    name,
    currency,
    country: beneficiaryBankDetails.bankAddress.country,
    methods: [],
    ...(bank === '' ? {} : { bank }),
    ...(ending === '' ? {} : { accountEnding: ending }),
    ...(/^[A-Z]{2}\d{2}/.test(account) ? { iban: account } : {}),
  };
};

type OfxPreparationPorts = Omit<OfxRunPorts, 'journal'> & {
  /** They alone know the references of their rows: OFX takes none with a payment. */
  readonly runs: Pick<PaymentRunStore, 'list'>;
};

/** What OFX tells before a payment run is sent. */
export const createOfxRunPreparation = ({
  ofx: { beneficiaries, deals },
  confirmedAccounts,
  runs,
  clock,
}: OfxPreparationPorts): RunPreparation => ({
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
  recentPayments: withPaymentsOfRuns(
    (payees, everyone) => findRecentOfxPayments(deals, payees, everyone, clock.now()),
    runs,
    'deal',
    () => clock.now(),
  ),
});
