import { formatPaidAccount } from '../../bankDetails/paidAccounts.ts';
import { lastFourCharacters } from '../../bankDetails/payeeAccount.ts';
import { formatDate } from '../../geography/formatDate.ts';
import type { CorpayBeneficiaries, CorpaySettlements } from '../api/corpayPorts.ts';
import type { OrderPayment } from '../api/order.ts';
import { orderLabels } from '../api/orderLabels.ts';
import { corpayPayeeAccount } from '../bankDetails/corpayPayeeAccount.ts';

/** What a payment advice says beside the order: how its beneficiary and its purpose are recorded now. */
export type PaymentAdviceRecord = {
  /** Null where it is not known. */
  readonly bank: string | null;
  /** The last four characters of the account that is recorded now; null where it is not known. */
  readonly accountEnding: string | null;
  /** In the partner's words, or its id where there are none; null where it is not known. */
  readonly purpose: string | null;
};

export const emptyPaymentAdvice: PaymentAdviceRecord = { bank: null, accountEnding: null, purpose: null };

type AdvicePorts = {
  readonly beneficiaries: Pick<CorpayBeneficiaries, 'show'>;
  readonly settlements: Pick<CorpaySettlements, 'purposes'>;
};

/** Reads what the advice of a payment says beside its order. What cannot be read is not known. */
export const readPaymentAdvice = async (
  { beneficiaries, settlements }: AdvicePorts,
  { beneficiaryId = '', deliveryMethod = '', paymentPurpose = '', amount }: OrderPayment,
): Promise<PaymentAdviceRecord> => {
  const purpose = paymentPurpose === '' ? null : paymentPurpose;
  if (beneficiaryId === '') return { ...emptyPaymentAdvice, purpose };
  const shown = await beneficiaries.show(beneficiaryId);
  if (!shown.ok) return { ...emptyPaymentAdvice, purpose };
  const { bank, account } = corpayPayeeAccount(shown.value);
  const query = { currency: amount.currency, countryISO: shown.value.bankCountry, method: deliveryMethod };
  const purposes = purpose === null || deliveryMethod === '' ? null : await settlements.purposes(query);
  const listed = purposes?.ok === true ? purposes.value.find(({ id }) => id === purpose) : undefined;
  const ending = lastFourCharacters(account);
  return {
    bank: bank === '' ? null : bank,
    accountEnding: ending === '' ? null : ending,
    purpose: listed?.text ?? purpose,
  };
};

/**
 * The bank of the account that was paid; null where it is not known. The account may have been changed since: the bank of
 * today is named only where it is the account that was paid (PAYEE-4).
 */
export const findPaidBank = (
  { accountEnding: paid }: OrderPayment,
  { bank, accountEnding: recorded }: PaymentAdviceRecord,
): string | null => (paid !== undefined && paid === recorded ? bank : null);

/** Labels and texts of a payment's advice, those that are known, in the order in which they are read (PAYEE-4, ORDER-3). */
export const toPaymentAdviceLabelledValues = (
  payment: OrderPayment,
  record: PaymentAdviceRecord,
): readonly (readonly [label: string, text: string])[] => {
  const { availableDate, reference } = payment;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Beneficiary', payment.payeeName],
    [orderLabels.bank, findPaidBank(payment, record)],
    ['Account', formatPaidAccount(payment)],
    ['Reference', reference],
    [orderLabels.purpose, record.purpose],
    ['Value date', formatDate(availableDate)],
  ];
  return facts.flatMap(([label, text]) => (text === null || text === '' ? [] : [[label, text] as const]));
};
