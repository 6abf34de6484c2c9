import type { Money } from '../../money/makeMoney.ts';
import type { DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import { sumByCurrency } from '../../money/sumByCurrency.ts';
import type { OrderDetail, OrderSummary } from '../api/order.ts';
import { isPaymentToBeneficiary } from './isPaymentToBeneficiary.ts';
import { orderPayeeNames, type OrderWithDetail } from './orderWithDetail.ts';

/** A beneficiary as orders name them. */
export type PaidBeneficiary = {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  /** Another one may have this name and currency: a name alone does not say who of them is paid. */
  readonly hasNamesake: boolean;
};

/** An order that pays a beneficiary: what they receive by it, and the references, each once, as far as they are known. */
export type OrderPayingBeneficiary = OrderWithDetail & {
  readonly amounts: readonly DisplayOnlyAmount[];
  readonly references: readonly string[];
};

/** In how many orders it is known what they pay to a beneficiary, and in how many of the newest without a gap. */
export type PaymentsSearchCoverage = {
  readonly all: number;
  readonly looked: number;
  readonly newest: number;
};

type PaymentsTo = {
  /** As they came: newest first. */
  readonly orders: readonly OrderPayingBeneficiary[];
  readonly totals: readonly Money[];
  readonly reach: PaymentsSearchCoverage;
  /** Those whose detail alone can say whether they pay them, and how much. */
  readonly unknown: readonly OrderSummary[];
  /** Some of them may have gone to another one of this name: no identifier says who was paid. */
  readonly byNameAlone: boolean;
};

const distinct = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.filter((text) => text !== '')),
];

/** What an order pays to a beneficiary, nothing for none; null where it is not known. */
const paidBy = (
  beneficiary: PaidBeneficiary,
  { order, detail }: OrderWithDetail,
): Pick<OrderPayingBeneficiary, 'amounts' | 'references'> | null => {
  if (detail !== null) {
    const payments = detail.payments.filter((payment) => isPaymentToBeneficiary(payment, beneficiary));
    return {
      amounts: payments.map(({ amount }) => amount),
      references: distinct(payments.map(({ reference }) => reference)),
    };
  }
  const payees = orderPayeeNames({ order, detail });
  if (payees === null) return null;
  if (!payees.includes(beneficiary.name) || order.sell.currency !== beneficiary.currency)
    return { amounts: [], references: [] };
  if (payees.length > 1 || beneficiary.hasNamesake || order.instructed === undefined) return null;
  return { amounts: [order.instructed], references: [] };
};

/** What orders, newest first, pay to a beneficiary; `detailOf` gives those details that were read (HIST-5). */
export const findPaymentsToBeneficiary = (
  beneficiary: PaidBeneficiary,
  orders: readonly OrderSummary[],
  detailOf: (order: OrderSummary) => OrderDetail | null,
): PaymentsTo => {
  const paid: OrderPayingBeneficiary[] = [];
  const unknown: OrderSummary[] = [];
  let newest = 0;
  for (const order of orders) {
    const known = { order, detail: detailOf(order) };
    const found = paidBy(beneficiary, known);
    if (found === null) unknown.push(order);
    else if (found.amounts.length > 0) paid.push({ ...known, ...found });
    if (unknown.length === 0) newest += 1;
  }
  return {
    orders: paid,
    totals: sumByCurrency(paid.flatMap(({ amounts }) => amounts)),
    reach: { all: orders.length, looked: orders.length - unknown.length, newest },
    unknown,
    byNameAlone:
      beneficiary.hasNamesake &&
      paid.some(({ detail }) =>
        detail?.payments.some(
          (payment) => payment.beneficiaryId === undefined && isPaymentToBeneficiary(payment, beneficiary),
        ),
      ),
  };
};
