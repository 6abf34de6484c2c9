import {
  uninstructedDecimal,
  type InstructedPart,
} from '@fx-gateway/domain/corpay/instruction/computeInstructedPart.ts';
import type { DisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';

/** What of a booked amount nobody is instructed to receive, for scripts: 0 where all is; null where it is not known. */
export const toUninstructedAmountJson = (booked: DisplayOnlyAmount, part: InstructedPart) => {
  const amount = uninstructedDecimal(booked, part);
  return amount === null ? null : { amount, currency: booked.currency };
};
