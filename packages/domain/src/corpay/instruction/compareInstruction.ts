import { isSameMoney } from '../../money/makeMoney.ts';
import { readDisplayOnlyAmount, formatDisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import { paymentMethodName } from '../api/beneficiary.ts';
import type { OrderDetail, OrderPayment, OrderSettlement } from '../api/order.ts';
import type { InstructionDetails, StoredInstructionCall } from '../intents/intent.ts';
import type { InstructField } from './instructForm.ts';

/** What of an order is not as it was sent, and what the order says of it; empty where nothing. */
export type InstructionDifference = { readonly field: InstructField; readonly shown: string };

type Verdict = 'same' | 'different' | 'unclear';

/**
 * Whether the payments of an order are the one that an intent sent: `same`, `different`, or `unclear` while something
 * that would tell them apart is missing on either side.
 */
export type InstructionComparison = {
  readonly verdict: Verdict;
  readonly different: readonly InstructionDifference[];
  readonly unclear: readonly InstructField[];
  /** The accounts by name that cannot be told apart; empty where none is. */
  readonly settledFrom: string;
};

type Compared = InstructionDifference & { readonly verdict: Verdict };

const verdictOf = (same: boolean): Verdict => (same ? 'same' : 'different');

/** Partners write names in capitals or with other spaces. */
const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

const compareAmount = (sent: StoredInstructionCall, { amount }: OrderPayment): Verdict => {
  if (amount.currency !== sent.payment.currency) return 'different';
  const shown = readDisplayOnlyAmount(amount);
  return shown === null ? 'unclear' : verdictOf(isSameMoney(shown, sent.payment));
};

/** The id says who is paid, also when the beneficiary was renamed; without it the name does. */
const compareBeneficiary = (
  { beneficiaryId, payee }: StoredInstructionCall,
  shown: OrderPayment,
): Verdict => {
  if (shown.beneficiaryId !== undefined) return verdictOf(shown.beneficiaryId === beneficiaryId);
  return payee === null || shown.payeeName === ''
    ? 'unclear'
    : verdictOf(plain(shown.payeeName) === plain(payee));
};

/** A reference that is not shown may be one that the partner does not deliver. */
const compareReference = ({ reference }: StoredInstructionCall, shown: OrderPayment): Verdict => {
  if (reference === shown.reference) return 'same';
  return reference === null || shown.reference === '' ? 'unclear' : 'different';
};

const comparePayment = (sent: StoredInstructionCall, shown: OrderPayment): readonly Compared[] => [
  { field: 'amount', verdict: compareAmount(sent, shown), shown: formatDisplayOnlyAmount(shown.amount) },
  { field: 'beneficiaryId', verdict: compareBeneficiary(sent, shown), shown: shown.payeeName },
  { field: 'paymentReference', verdict: compareReference(sent, shown), shown: shown.reference },
];

/** An order need show neither of them (CP-ORDER-18): where it does not, they cannot be told apart. */
const compareDelivery = (details: InstructionDetails, shown: OrderPayment): readonly Compared[] =>
  (['deliveryMethod', 'paymentPurpose'] as const).flatMap((field): readonly Compared[] => {
    const value = shown[field];
    if (value === undefined) return [];
    const text = field === 'deliveryMethod' ? paymentMethodName(value) : value;
    return [{ field, verdict: verdictOf(value === details[field]), shown: text }];
  });

/** An account is known by its id; a text only tells where it names that id. */
const compareAccount = (
  field: InstructField,
  sent: string,
  settlements: readonly OrderSettlement[],
): Compared => {
  const verdicts = settlements.map(({ accountId, accountDetails }): Verdict => {
    if (accountId !== undefined) return verdictOf(accountId === sent);
    return accountDetails.split(/[^\w-]/).includes(sent) ? 'same' : 'unclear';
  });
  return { field, verdict: worstOf(verdicts), shown: namesOf(settlements) };
};

/** An order whose fee is nothing settles none from any account. */
const compareSettlements = (
  { settlementAccount, feeSettlementAccount }: InstructionDetails,
  settlements: readonly OrderSettlement[],
): readonly Compared[] => {
  const deal = settlements.filter(({ isFee }) => !isFee);
  const fees = settlements.filter(({ isFee }) => isFee);
  const compared = compareAccount('settlementAccount', settlementAccount, deal);
  return [
    deal.length === 0 ? { ...compared, verdict: 'unclear' } : compared,
    compareAccount('feeSettlementAccount', feeSettlementAccount, fees),
  ];
};

const worstOf = (verdicts: readonly Verdict[]): Verdict => {
  if (verdicts.includes('different')) return 'different';
  return verdicts.includes('unclear') ? 'unclear' : 'same';
};

/** The accounts as the order names them. */
const namesOf = (settlements: readonly OrderSettlement[]): string =>
  settlements
    .map(({ accountDetails }) => accountDetails)
    .filter((text) => text !== '')
    .join('; ');

/** An instruction sends one payment, so several are not what it sent. There must be at least one. */
export const compareInstruction = (
  sent: StoredInstructionCall,
  { payments, settlements }: Pick<OrderDetail, 'payments' | 'settlements'>,
): InstructionComparison => {
  const [only, ...others] = payments;
  if (only === undefined || others.length > 0)
    return { verdict: 'different', different: [], unclear: [], settledFrom: '' };
  const { details } = sent;
  const compared = [
    ...comparePayment(sent, only),
    ...(details === undefined
      ? []
      : [...compareDelivery(details, only), ...compareSettlements(details, settlements)]),
  ];
  return {
    verdict: worstOf(compared.map(({ verdict }) => verdict)),
    settledFrom:
      compared.find(({ field, verdict }) => field === 'settlementAccount' && verdict === 'unclear')?.shown ??
      '',
    different: compared.flatMap(({ verdict, ...found }) => (verdict === 'different' ? [found] : [])),
    unclear: compared.flatMap(({ verdict, field }) => (verdict === 'unclear' ? [field] : [])),
  };
};
