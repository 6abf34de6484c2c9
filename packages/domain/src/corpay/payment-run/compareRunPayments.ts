import type { RunAccount, RunDeal, RunDealPayment } from '../../payment-run/run/paymentRun.ts';
import type { OrderDetail, OrderPayment } from '../api/order.ts';
import { compareInstruction } from '../instruction/compareInstruction.ts';

type Verdict = 'same' | 'different' | 'unclear';

/** Where a payment is settled from is compared for the whole order, and with each payment the same. */
const compareOne = (
  orderNumber: string,
  payment: RunDealPayment,
  settlement: { readonly from: RunAccount; readonly fee: RunAccount },
  shown: OrderPayment,
  settlements: OrderDetail['settlements'],
): Verdict =>
  compareInstruction(
    {
      kind: 'instruction',
      orderNumber,
      idempotencyKey: '',
      payment: payment.amount,
      beneficiaryId: payment.payeeId,
      payee: payment.payee,
      reference: payment.reference,
      details: {
        deliveryMethod: payment.deliveryMethod,
        paymentPurpose: payment.purpose,
        settlementAccount: settlement.from.accountId,
        feeSettlementAccount: settlement.fee.accountId,
      },
      detailsChecked: false,
      startedAt: 0,
    },
    { payments: [shown], settlements },
  ).verdict;

/** The order's payments in the order of the deal's; none where they are others. */
type ComparedPayments = { readonly verdict: Verdict; readonly paired: readonly OrderPayment[] };

const different: ComparedPayments = { verdict: 'different', paired: [] };

/**
 * Whether the payments of an order are those of a deal of a run, in any order and each once. `unclear` while something
 * that would tell them apart is missing.
 */
export const compareRunPayments = (
  { payments, settlement }: Pick<RunDeal, 'payments' | 'settlement'>,
  { ordNum, payments: shown, settlements }: Pick<OrderDetail, 'ordNum' | 'payments' | 'settlements'>,
): ComparedPayments => {
  if (settlement === null || shown.length !== payments.length) return different;
  let verdict: Verdict = 'same';
  const left = [...shown];
  const paired: OrderPayment[] = [];
  for (const payment of payments) {
    const verdicts = left.map((each) => compareOne(ordNum, payment, settlement, each, settlements));
    const same = verdicts.indexOf('same');
    const place = same === -1 ? verdicts.indexOf('unclear') : same;
    if (place === -1) return different;
    if (same === -1) verdict = 'unclear';
    paired.push(...left.splice(place, 1));
  }
  return { verdict, paired };
};
