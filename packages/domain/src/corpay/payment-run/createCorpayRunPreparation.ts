import { rememberCheckedDetails } from '../../bankDetails/rememberCheckedDetails.ts';
import { readBankDetailsAndQuestions } from '../../bankDetails/readBankDetailsAndQuestions.ts';
import { formatDate } from '../../geography/formatDate.ts';
import { readDisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { RunRecentPayment } from '../../payment-run/judging/runContext.ts';
import type { RunPreparation } from '../../payment-run/preparation/runPreparation.ts';
import type { RunPayee } from '../../payment-run/runPayee.ts';
import { isEnteredInLastSevenDays } from '../../quoting/duplicateDealSentences.ts';
import { readFourAtOnce } from '../../calls/readFourAtOnce.ts';
import { succeeded } from '../../result/result.ts';
import type { BeneficiarySummary } from '../api/beneficiary.ts';
import type { Corpay } from '../api/corpayPorts.ts';
import type { OrderDetail, OrderSummary } from '../api/order.ts';
import { readCorpayAccounts } from '../bankDetails/corpayPayeeAccount.ts';
import { isSamePayeeName } from './isSamePayeeName.ts';
import type { CorpayRunPorts } from './createCorpayRunPartner.ts';

/** Of more orders the details are not read, which is told. */
const mostRead = 60;

export type CorpayPreparationPorts = Omit<CorpayRunPorts, 'corpay' | 'journal'> & {
  readonly corpay: Pick<Corpay, 'orders' | 'beneficiaries' | 'settlements'>;
};

const toRunPayee = (beneficiary: BeneficiarySummary): RunPayee => ({
  id: beneficiary.clientIntegrationId,
  name: beneficiary.payee,
  currency: beneficiary.curr,
  country: beneficiary.bankCountryISO,
  methods: beneficiary.methods,
});

/** Whether an order may pay one of these: it names one of them, or nobody. */
const mayPay = ({ payees }: OrderSummary, among: readonly RunPayee[]): boolean =>
  payees === undefined ||
  payees.length === 0 ||
  payees.some((payee) => among.some(({ name }) => isSamePayeeName(name, payee)));

const paymentsOf = (order: OrderDetail, among: readonly RunPayee[]): readonly RunRecentPayment[] =>
  order.payments.flatMap(({ beneficiaryId, payeeName, amount }) => {
    const payee = among.find(({ id, name }) =>
      beneficiaryId === undefined ? isSamePayeeName(name, payeeName) : id === beneficiaryId,
    );
    const exact = readDisplayOnlyAmount(amount);
    return payee === undefined || exact === null
      ? []
      : [
          {
            payeeId: payee.id,
            amount: exact,
            named: `order ${order.ordNum}`,
            day: formatDate(order.entryDate),
          },
        ];
  });

/** What Corpay tells before a payment run is sent. */
export const createCorpayRunPreparation = ({
  corpay,
  confirmedAccounts,
  bankDetailChecks,
  clock,
}: CorpayPreparationPorts): RunPreparation => ({
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
  recentPayments: async (payees) => {
    const list = await corpay.orders.list();
    if (!list.ok) return list;
    const known = list.value.filter(({ entryDate }) => isEnteredInLastSevenDays(entryDate, clock.now()));
    const recent = known.filter((order) => mayPay(order, payees));
    const details = await readFourAtOnce(recent.slice(0, mostRead), ({ ordNum }) =>
      corpay.orders.show(ordNum),
    );
    return succeeded({
      payments: details.flatMap((detail) => (detail.ok ? paymentsOf(detail.value, payees) : [])),
      complete: recent.length <= mostRead && details.every(({ ok }) => ok),
      known: known.map(({ ordNum }) => ordNum),
    });
  },
});
