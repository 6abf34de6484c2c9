import type { LockSide } from '@fx-gateway/domain/corpay/api/quote.ts';
import { chooseBeneficiary, lockSide, pressBook, typeAmount, useQuotedAmount } from '../bookInTab.ts';
import { leaveOrder } from '../instructInTab.ts';
import { sendAgainInTab, settleInTab } from '../settleInTab.ts';
import { walkThroughFields } from '../walkThroughFields.tsx';
import * as fc from 'fast-check';
import { amount, eitherOfTwo, fate, inTab, beneficiary, step, type Steps } from './step.ts';

const side = fc.constantFrom<LockSide>('Payment', 'Settlement');

/** What the user does to quotes and bookings in the tabs. */
export const bookingSteps: Steps = [
  {
    weight: 5,
    arbitrary: fc.tuple(eitherOfTwo, beneficiary, side, amount).map(([which, place, on, text]) =>
      inTab(which, `asks for ${text} on ${on} for beneficiary ${place}`, async (each) => {
        chooseBeneficiary(each, place);
        await typeAmount(each, on, text);
      }),
    ),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(beneficiary, amount, fate, fate).map(([place, text, first, second]) =>
      step(
        `books ${text} for beneficiary ${place} in both tabs at once (${first}, ${second})`,
        async ({ tabs: [left, right] }) => {
          for (const each of [left, right]) {
            leaveOrder(each);
            chooseBeneficiary(each, place);
            await typeAmount(each, 'Payment', text);
          }
          pressBook(left, first, false);
          pressBook(right, second, false);
        },
      ),
    ),
  },
  {
    weight: 14,
    arbitrary: fc.tuple(eitherOfTwo, beneficiary, amount, fate).map(([which, place, text, becomes]) =>
      inTab(which, `books ${text} for beneficiary ${place} (${becomes})`, async (each) => {
        leaveOrder(each);
        chooseBeneficiary(each, place);
        await typeAmount(each, 'Payment', text);
        pressBook(each, becomes, true);
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(eitherOfTwo, beneficiary)
      .map(([which, place]) =>
        inTab(which, `chooses beneficiary ${place}`, (each) => chooseBeneficiary(each, place)),
      ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(eitherOfTwo, side, amount)
      .map(([which, on, text]) =>
        inTab(which, `types ${text} on ${on}`, (each) => typeAmount(each, on, text)),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(eitherOfTwo, side)
      .map(([which, on]) => inTab(which, `locks ${on}`, (each) => lockSide(each, on))),
  },
  {
    weight: 2,
    arbitrary: eitherOfTwo.map((which) => inTab(which, 'uses the quoted amount', useQuotedAmount)),
  },
  {
    weight: 1,
    arbitrary: eitherOfTwo.map((which) => inTab(which, 'walks through the amounts', walkThroughFields)),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(eitherOfTwo, beneficiary, amount).map(([which, place, text]) =>
      inTab(
        which,
        `books ${text} for beneficiary ${place} after a walk through the amounts`,
        async (each) => {
          leaveOrder(each);
          chooseBeneficiary(each, place);
          await typeAmount(each, 'Payment', text);
          await walkThroughFields(each);
          pressBook(each, 'answered', true);
        },
      ),
    ),
  },
  {
    weight: 5,
    arbitrary: fc
      .tuple(eitherOfTwo, fate, fc.boolean())
      .map(([which, becomes, beside]) =>
        inTab(which, `presses Book Deal (${becomes}${beside ? ', also beside an open one' : ''})`, (each) =>
          pressBook(each, becomes, beside),
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fate, fate, fc.boolean()).map(([first, second, beside]) =>
      step(`presses Book Deal in both tabs at once (${first}, ${second})`, ({ tabs: [left, right] }) => {
        pressBook(left, first, beside);
        pressBook(right, second, beside);
      }),
    ),
  },
  { weight: 4, arbitrary: eitherOfTwo.map((which) => inTab(which, 'settles what is open', settleInTab)) },
  {
    weight: 3,
    arbitrary: eitherOfTwo.map((which) => inTab(which, 'sends a lost booking again', sendAgainInTab)),
  },
];
