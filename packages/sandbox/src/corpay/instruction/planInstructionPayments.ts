import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { CallError } from '../wire/answer.ts';
import type { BeneficiaryRecord, PaymentMethod } from '../records/beneficiaryRecord.ts';
import { isPaymentMethod } from '../records/paymentMethods.ts';
import type { InstructRequest } from './instructRequest.ts';
import { computePaymentFee } from '../settlements/computePaymentFee.ts';
import { findPaymentPurposes } from '../settlements/findPaymentPurposes.ts';
import type { SettlementAccount } from '../settlements/settlementAccountsOfCustomer.ts';
import { readWireAmount } from '../../wire/readWireAmount.ts';

type OpenOrder = { readonly settlement: Money; readonly payment: Money };

type PlannedPayment = {
  readonly beneficiary: BeneficiaryRecord;
  readonly amount: Money;
  readonly fee: Money;
  readonly method: PaymentMethod;
  readonly purpose: string;
  readonly reference: string;
};

export type InstructionPlan = {
  readonly payments: readonly PlannedPayment[];
  readonly spot: SettlementAccount;
  readonly fee: SettlementAccount;
};

export type Judgement =
  | { readonly ok: true; readonly plan: InstructionPlan }
  | { readonly ok: false; readonly errors: readonly CallError[] };

/**
 * Whether an instruction can be carried out for an order that was not instructed yet: the payments go to the
 * customer's beneficiaries in the order's currency, in ways and for purposes that these have, and do not exceed what
 * was quoted; the deal is settled from an account in its settlement currency, the fee from one in dollars. Every
 * reason against it is given at once.
 */
export const planInstructionPayments = (
  request: InstructRequest,
  order: OpenOrder,
  known: {
    readonly beneficiaries: ReadonlyMap<string, BeneficiaryRecord>;
    readonly accounts: readonly SettlementAccount[];
  },
): Judgement => {
  const errors: CallError[] = [];
  const payments = request.payments.map((payment, index) =>
    judgePayment(payment, `Payments.${index}`, order, known.beneficiaries, errors),
  );
  judgeAmounts(request, order, errors);
  const spot = judgeAccount(request, 'Spot', order.settlement.currency, known.accounts, errors);
  const fee = judgeAccount(request, 'Fee', 'USD', known.accounts, errors);
  const planned = payments.filter((payment) => payment !== null);
  if (errors.length > 0 || spot === null || fee === null || planned.length !== payments.length) {
    return { ok: false, errors };
  }
  return { ok: true, plan: { payments: planned, spot, fee } };
};

const judgePayment = (
  payment: InstructRequest['payments'][number],
  at: string,
  order: OpenOrder,
  beneficiaries: ReadonlyMap<string, BeneficiaryRecord>,
  errors: CallError[],
): PlannedPayment | null => {
  const found: CallError[] = [];
  const say = (member: string, message: string) => found.push({ key: `${at}.${member}`, message });
  const { currency } = order.payment;
  if (payment.currency !== currency) say('currency', `This order is paid in ${currency}.`);
  const amount = readWireAmount(payment.amount, currency);
  if (amount === null) say('amount', `The amount has more decimals than ${currency}.`);
  const beneficiary = beneficiaries.get(payment.beneficiaryId);
  const method = payment.deliveryMethod;
  if (beneficiary === undefined) {
    say('beneficiaryId', 'There is no such beneficiary.');
  } else {
    if (beneficiary.bankCurrency !== currency) {
      say('beneficiaryId', `This beneficiary is paid in ${beneficiary.bankCurrency}, not in ${currency}.`);
    }
    if (!beneficiary.paymentMethods.some((own) => own === method)) {
      say('deliveryMethod', 'This beneficiary cannot be paid in this way.');
    } else if (
      !findPaymentPurposes(beneficiary.bankCountry, method).some(({ id }) => id === payment.purposeOfPayment)
    ) {
      say('purposeOfPayment', 'This is not a purpose of such a payment.');
    }
  }
  errors.push(...found);
  if (found.length > 0 || amount === null || beneficiary === undefined || !isPaymentMethod(method))
    return null;
  return {
    beneficiary,
    amount,
    fee: computePaymentFee(method),
    method,
    purpose: payment.purposeOfPayment,
    reference: payment.paymentReference,
  };
};

const judgeAmounts = (request: InstructRequest, { payment }: OpenOrder, errors: CallError[]): void => {
  const ordered = readWireAmount(request.orders[0]?.amount ?? 0, payment.currency);
  if (ordered === null) {
    errors.push({
      key: 'Orders.0.amount',
      message: `The amount has more decimals than ${payment.currency}.`,
    });
    return;
  }
  if (ordered.minor > payment.minor) {
    const message = `The amount must not be above the quoted ${formatMoney(payment)}.`;
    errors.push({ key: 'Orders.0.amount', message });
  }
  const amounts = request.payments.map(
    ({ amount }) => readWireAmount(amount, payment.currency)?.minor ?? null,
  );
  const paid = amounts.reduce<bigint | null>(
    (sum, minor) => (sum === null || minor === null ? null : sum + minor),
    0n,
  );
  if (paid !== null && paid !== ordered.minor) {
    errors.push({ key: 'Payments', message: 'The payments must add up to the amount of the order.' });
  }
};

const judgeAccount = (
  request: InstructRequest,
  purpose: 'Spot' | 'Fee',
  currency: Currency,
  accounts: readonly SettlementAccount[],
  errors: CallError[],
): SettlementAccount | null => {
  const refuse = (member: string, message: string): null => {
    errors.push({ key: `Settlements${member}`, message });
    return null;
  };
  const entries = request.settlements.filter((entry) => entry.purpose === purpose);
  const [entry] = entries;
  if (entry === undefined || entries.length > 1) {
    return refuse('', `There must be one settlement with purpose ${purpose}.`);
  }
  const account = accounts.find(({ id }) => id === entry.accountId);
  const what = purpose === 'Fee' ? 'The fee' : 'This deal';
  if (account === undefined) return refuse(`.${purpose}.accountId`, 'There is no such settlement account.');
  if (account.currency !== currency || entry.currency !== currency) {
    return refuse(`.${purpose}.currency`, `${what} is settled in ${currency}.`);
  }
  if (account.method.id !== entry.deliveryMethod) {
    return refuse(`.${purpose}.deliveryMethod`, 'This account is not settled in this way.');
  }
  return account;
};
