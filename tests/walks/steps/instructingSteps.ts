import { deleteBookedBeneficiary, deleteBeneficiary } from '../deleteBeneficiary.ts';
import { goToOrder, leaveOrder, pressSubmit } from '../instructInTab.ts';
import { beginInstruction } from '../instructInTerminal.ts';
import * as fc from 'fast-check';
import { back, eitherOfTwo, fate, inTab, otherBeneficiary, beneficiary, step, type Steps } from './step.ts';

const part = fc.constantFrom(100, 100, 60, 1);

/** What the person does to orders and beneficiaries in the tabs. */
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
      .tuple(eitherOfTwo, fate, part, otherBeneficiary)
      .map(([which, becomes, hundredths, other]) =>
        inTab(
          which,
          `presses Submit (${becomes}) for ${hundredths} in a hundred${other === null ? '' : ` to beneficiary ${other}`}`,
          (each) => pressSubmit(each, { fate: becomes, part: hundredths, otherBeneficiary: other }),
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
        await pressSubmit(each, { fate: 'answered', part: 100, otherBeneficiary: null });
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
          beginInstruction(terminals[other], { back: 0, amount: '1', place: 'booked', fate: 'answered' });
          await time.quiet();
          terminals[other].run?.asking?.answer(true);
          await look();
          await pressSubmit(tabs[which], { fate: 'answered', part: hundredths, otherBeneficiary: null });
        },
      ),
    ),
  },
];
