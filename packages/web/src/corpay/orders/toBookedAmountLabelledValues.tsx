import type { OrderDetail } from '@fx-gateway/domain/corpay/api/order.ts';
import { orderLabels } from '@fx-gateway/domain/corpay/api/orderLabels.ts';
import { computeInstructedPartOfDetail } from '@fx-gateway/domain/corpay/instruction/computeInstructedPart.ts';
import type { LabelledValue } from '../../kit/facts/LabelledValueList.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';

/** What was booked for the beneficiaries, and what of it nobody receives where it is instructed in part. */
export const toBookedAmountLabelledValues = (
  order: OrderDetail,
  Amount: typeof AmountText = AmountText,
): readonly LabelledValue[] => {
  const part = computeInstructedPartOfDetail(order);
  const label = part.kind === 'part' ? orderLabels.booked : orderLabels.theyReceive;
  const sold = { label, note: orderLabels.sell, value: <Amount of={order.sell} /> };
  return part.kind === 'part'
    ? [sold, { label: orderLabels.uninstructed, value: <Amount of={part.rest} /> }]
    : [sold];
};
