import { findDuplicatePayments, type BookedPayment } from '@fx-gateway/domain/lists/findDuplicatePayments.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { formatDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { toDisplayOnlyAmountJson } from '../amounts/amountData.ts';
import { optionFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { formatTable } from '../terminal/formatTable.ts';
import type { ViewStyle } from '../terminal/viewStyle.ts';
import type { Options } from '../verbs/options.ts';
import type { OptionSpec } from '../verbs/verb.ts';

const usualDays = 7;

export const daysOption: OptionSpec = {
  flags: '--days <n>',
  summary: `how many days may lie between them; ${usualDays} when left out`,
};

/** How many days may lie between two payments that count as the same. */
export const readDaysBetween = (options: Options): Result<number, CommandFailure> => {
  const days = options.text('days');
  if (days === null) return succeeded(usualDays);
  return /^\d{1,4}$/.test(days)
    ? succeeded(Number(days))
    : optionFailure('--days', `This is no number of days: ${days}`, 'It is a whole number, such as 7.');
};

/** A payment with the name of who is paid, and what else its customer knows it by. */
export type NamedPayment = BookedPayment & { readonly name: string; readonly reference: string };

/** A whole order or deal; several of one amount may be one that was booked twice, before anybody is paid by it. */
export type BookedOrderOrDeal = Omit<NamedPayment, 'payee' | 'name'> & { readonly paysNobody: boolean };

/** Payments of one amount, with the numbers of those that pay nobody yet. */
type Group = { readonly payments: readonly NamedPayment[]; readonly nobodyPaidBy: readonly string[] };

/** Those of equal amounts within days of which one at least pays nobody yet. */
const unpaidGroups = (booked: readonly BookedOrderOrDeal[], days: number): readonly Group[] =>
  findDuplicatePayments(
    booked.map((each) => ({ ...each, payee: '', name: '' })),
    days,
  )
    .map((payments) => ({
      payments,
      nobodyPaidBy: payments.filter(({ paysNobody }) => paysNobody).map(({ number }) => number),
    }))
    .filter(({ nobodyPaidBy }) => nobodyPaidBy.length > 0);

const groupData = ({ payments: group, nobodyPaidBy }: Group) => {
  const [newest] = group;
  return {
    name: newest?.name ?? '',
    payment: toDisplayOnlyAmountJson(newest?.amount ?? { currency: '', amount: 0 }),
    booked: group.map(({ number, reference, bookedAt }) => ({ number, reference, bookedAt })),
    nobodyPaidBy,
  };
};

/** Payments that may have been made twice, and then what may have been booked twice, for scripts and for a reader. */
export const toDuplicatesOutput = (
  payments: readonly NamedPayment[],
  booked: readonly BookedOrderOrDeal[],
  days: number,
) => {
  const paid = findDuplicatePayments(payments, days).map((group) => ({ payments: group, nobodyPaidBy: [] }));
  const groups: readonly Group[] = [...paid, ...unpaidGroups(booked, days)];
  return {
    data: groups.map(groupData),
    view: (paint: ViewStyle): string =>
      groups.length === 0
        ? `Nobody was paid the same amount twice within ${days} days, and none was booked twice.`
        : formatTable(
            [
              { heading: 'Paid to' },
              { heading: 'They receive', right: true },
              { heading: 'Booked' },
              { heading: 'As' },
              { heading: 'Reference' },
            ],
            groups.flatMap(({ payments: group, nobodyPaidBy }) =>
              group.map(({ name, amount, bookedAt, number, reference }, at) => [
                nobodyPaidBy.includes(number) ? 'nobody yet' : at === 0 ? name : '',
                at === 0 ? formatDisplayOnlyAmount(amount) : '',
                formatDate(bookedAt),
                number,
                reference,
              ]),
            ),
            paint,
          ),
  };
};
