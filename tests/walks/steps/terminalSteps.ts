import { beginInstruction } from '../instructInTerminal.ts';
import { beginBooking, settleInTerminal } from '../runInTerminal.ts';
import * as fc from 'fast-check';
import {
  amount,
  back,
  eitherOfTwo,
  fate,
  inTerminal,
  otherAccount,
  otherBeneficiary,
  beneficiary,
  step,
  type Steps,
} from './step.ts';

const terminalSide = fc.constantFrom<'payment' | 'settlement'>('payment', 'settlement');

/** What the user does at the terminals. */
export const terminalSteps: Steps = [
  {
    weight: 10,
    arbitrary: fc
      .tuple(eitherOfTwo, beneficiary, terminalSide, amount, fate, fc.boolean())
      .map(([which, place, on, text, becomes, beside]) =>
        inTerminal(
          which,
          `fxg quotes book ${text} on ${on} for beneficiary ${place} (${becomes}${beside ? ', also beside an open one' : ''})`,
          (each) => beginBooking(each, { place, side: on, amount: text, fate: becomes, beside }),
        ),
      ),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        eitherOfTwo,
        back,
        fc.option(fc.constantFrom('1', '700'), { freq: 2 }),
        otherBeneficiary,
        otherAccount,
        fate,
      )
      .map(([which, count, text, place, account, becomes]) =>
        inTerminal(
          which,
          `fxg orders instruct -${count} ${text ?? 'all'} for ${place ?? 'whom it was booked'}${account === null ? '' : ` from account ${account}`} (${becomes})`,
          (each) => beginInstruction(each, { back: count, amount: text, place, account, fate: becomes }),
        ),
      ),
  },
  {
    weight: 12,
    arbitrary: fc
      .tuple(eitherOfTwo, fc.constantFrom(true, true, true, false))
      .map(([which, yes]) => inTerminal(which, yes ? 'yes' : 'no', (each) => each.run?.asking?.answer(yes))),
  },
  {
    weight: 5,
    arbitrary: fc
      .tuple(eitherOfTwo, fc.boolean())
      .map(([which, again]) =>
        inTerminal(which, `fxg quotes settle${again ? ', sending again' : ''}`, (each) =>
          settleInTerminal(each, again),
        ),
      ),
  },
  {
    weight: 1,
    arbitrary: eitherOfTwo.map((which) =>
      step(`terminal ${which + 1} is closed`, ({ terminals }) => terminals[which].kill()),
    ),
  },
  {
    weight: 3,
    arbitrary: eitherOfTwo.map((which) =>
      inTerminal(which, 'nobody reads the next outcome, and its command is killed', (each) => {
        each.stalls = true;
      }),
    ),
  },
];
