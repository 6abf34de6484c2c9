import { deleteBookedBeneficiary, deleteBeneficiary } from '../deleteBeneficiary.ts';
import { goToOrder, leaveOrder, pressSubmit } from '../instructInTab.ts';
import { beginInstruction } from '../instructInTerminal.ts';
import * as fc from 'fast-check';
import {
  back,
  eitherOfTwo,
  fate,
  inTab,
  otherAccount,
  otherBeneficiary,
  beneficiary,
  step,
  type Steps,
} from './step.ts';

const part = fc.constantFrom(100, 100, 60, 1);

/** What the user does to orders and beneficiaries in the tabs. */
export const instructingSteps: Steps = [
  {
    weight: 6,
    arbitrary: fc
      .tuple(eitherOfTwo, back)
      .map(([which, count]) => inTab(which, `goes to order -${count}`, (each) => goToOrder(each, count))),
  },
  {
    weight: 3,
    arbitrary: back.map((count) =>
      step(`goes to order -${count} in both tabs`, async ({ tabs }) => {
        for (const each of tabs) await goToOrder(each, count);
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: eitherOfTwo.map((which) => inTab(which, 'goes back to the deal page', leaveOrder)),
  },
  {
    weight: 8,
    arbitrary: fc
      .tuple(eitherOfTwo, fate, part, otherBeneficiary, otherAccount)
      .map(([which, becomes, hundredths, other, account]) =>
        inTab(
          which,
          `presses Submit (${becomes}) for ${hundredths} in a hundred${other === null ? '' : ` to beneficiary ${other}`}${account === null ? '' : ` from account ${account}`}`,
          (each) =>
            pressSubmit(each, {
              fate: becomes,
              part: hundredths,
              otherBeneficiary: other,
              otherAccount: account,
            }),
        ),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(eitherOfTwo, beneficiary)
      .map(([which, place]) =>
        inTab(which, `deletes beneficiary ${place}`, (each) => deleteBeneficiary(each, place)),
      ),
  },
  {
    weight: 2,
    arbitrary: eitherOfTwo.map((which) =>
      inTab(which, 'deletes whom the latest order is for, and instructs it', async (each) => {
        await deleteBookedBeneficiary(each);
        await goToOrder(each, 0);
        await pressSubmit(each, { fate: 'answered', part: 100, otherBeneficiary: null, otherAccount: null });
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: eitherOfTwo.map((which) =>
      inTab(which, 'deletes whom the latest order is for', deleteBookedBeneficiary),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(eitherOfTwo, eitherOfTwo, part).map(([which, other, hundredths]) =>
      step(
        `instructs ${hundredths} in a hundred of order -0 in tab ${which === 0 ? 'A' : 'B'}, and 1 of it in terminal ${other + 1} meanwhile`,
        async ({ tabs, terminals, time, look }) => {
          await goToOrder(tabs[which], 0);
          if (terminals.some(({ holds }) => holds)) return;
          beginInstruction(terminals[other], {
            back: 0,
            amount: '1',
            place: 'booked',
            account: null,
            fate: 'answered',
          });
          await time.quiet();
          terminals[other].run?.asking?.answer(true);
          await look();
          await pressSubmit(tabs[which], {
            fate: 'answered',
            part: hundredths,
            otherBeneficiary: null,
            otherAccount: null,
          });
        },
      ),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(eitherOfTwo, eitherOfTwo, fate, otherAccount)
      .map(([which, other, becomes, account]) =>
        step(
          `instructs order -0 in tab ${which === 0 ? 'A' : 'B'} (${becomes}), and in terminal ${other + 1} meanwhile from ${account === null ? 'the first account' : `account ${account}`}`,
          async ({ tabs, terminals, time, look }) => {
            await goToOrder(tabs[which], 0);
            if (terminals.some(({ holds }) => holds)) return;
            const wanted = { back: 0, amount: null, place: 'booked', account, fate: 'answered' } as const;
            beginInstruction(terminals[other], wanted);
            await time.quiet();
            terminals[other].run?.asking?.answer(true);
            await look();
            await pressSubmit(tabs[which], {
              fate: becomes,
              part: 100,
              otherBeneficiary: null,
              otherAccount: null,
            });
          },
        ),
      ),
  },
];
