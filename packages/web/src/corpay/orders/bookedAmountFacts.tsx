import type { OrderDetail } from '@fx-gateway/domain/corpay/api/order.ts';
import { orderLabels } from '@fx-gateway/domain/corpay/api/orderLabels.ts';
import { instructedPartOf } from '@fx-gateway/domain/corpay/instruction/instructedPart.ts';
import type { Fact } from '../../kit/facts/FactList.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';

/** What was booked for the beneficiaries, and what of it nobody receives where it is instructed in part. */
export const bookedAmountFacts = (
  order: OrderDetail,
  Amount: typeof AmountText = AmountText,
): readonly Fact[] => {
  const part = instructedPartOf(order);
  const label = part.kind === 'part' ? orderLabels.booked : orderLabels.theyReceive;
  const sold = { label, note: orderLabels.sell, value: <Amount of={order.sell} /> };
  return part.kind === 'part'
    ? [sold, { label: orderLabels.uninstructed, value: <Amount of={part.rest} /> }]
    : [sold];
};
