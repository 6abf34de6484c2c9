import { rememberCheckedDetails } from '../../bankDetails/rememberCheckedDetails.ts';
import { readBankDetailsAndQuestions } from '../../bankDetails/readBankDetailsAndQuestions.ts';
import type { RunPreparation } from '../../payment-run/preparation/runPreparation.ts';
import { withPaymentsOfRuns } from '../../payment-run/preparation/withPaymentsOfRuns.ts';
import type { PaymentRunStore } from '../../payment-run/run/paymentRunStore.ts';
import type { RunPayee } from '../../payment-run/runPayee.ts';
import { succeeded } from '../../result/result.ts';
import type { BeneficiarySummary } from '../api/beneficiary.ts';
import type { Corpay } from '../api/corpayPorts.ts';
import { readCorpayAccounts } from '../bankDetails/corpayPayeeAccount.ts';
import {
  findRecentCorpayPayments,
  readNewestOrders,
  type ReadOrderDetails,
} from './findRecentCorpayPayments.ts';
import type { CorpayRunPorts } from './createCorpayRunPartner.ts';

export type CorpayPreparationPorts = Omit<CorpayRunPorts, 'corpay' | 'journal'> & {
  readonly corpay: Pick<Corpay, 'orders' | 'beneficiaries' | 'settlements'>;
  /** What they have paid may be none of the orders that are read. */
  readonly runs: Pick<PaymentRunStore, 'list'>;
};

const toRunPayee = (beneficiary: BeneficiarySummary): RunPayee => ({
  id: beneficiary.clientIntegrationId,
  name: beneficiary.payee,
  currency: beneficiary.curr,
  country: beneficiary.bankCountryISO,
  methods: beneficiary.methods,
});

/** What Corpay tells before a payment run is sent; `readDetails` reads orders, the newest sixty where nothing else is said. */
export const createCorpayRunPreparation = (
  { corpay, confirmedAccounts, bankDetailChecks, runs, clock }: CorpayPreparationPorts,
  readDetails: ReadOrderDetails = readNewestOrders(corpay.orders),
): RunPreparation => ({
  payees: async () => {
    const list = await corpay.beneficiaries.list();
    return list.ok ? succeeded(list.value.map(toRunPayee)) : list;
  },
  rememberChecked: (questions) => rememberCheckedDetails({ confirmedAccounts, clock }, questions),
  readAccounts: (ids) =>
    readBankDetailsAndQuestions(
      { confirmedAccounts, bankDetailChecks, clock, readAccounts: readCorpayAccounts(corpay.beneficiaries) },
      ids.map((beneficiaryId) => ({ beneficiaryId, printThen: null })),
    ),
  settlementAccounts: async () => {
    const accounts = await corpay.settlements.accounts();
    return accounts.ok
      ? succeeded(
          accounts.value.map(({ id, text, currency, method, preferred }) => ({
            accountId: id,
            deliveryMethod: method.id,
            text,
            currency,
            preferred,
          })),
        )
      : accounts;
  },
  purposes: ({ country, method, currency }) =>
    corpay.settlements.purposes({ currency, countryISO: country, method }),
  recentPayments: withPaymentsOfRuns(
    (payees, everyone) => findRecentCorpayPayments(corpay.orders, payees, everyone, clock.now(), readDetails),
    runs,
    'order',
    () => clock.now(),
  ),
});
