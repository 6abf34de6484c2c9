import * as fc from 'fast-check';
import { eitherOfTwo, fate } from '../steps/step.ts';
import type { OfxTab } from './OfxTab.ts';
import type { OfxTerminal } from './OfxTerminal.ts';
import type { OfxWalk } from './ofxWalk.ts';

/** One thing that the customer of OFX does, or that happens to them. */
export type OfxStep = { readonly name: string; readonly take: (walk: OfxWalk) => Promise<void> };

const step = (name: string, take: (walk: OfxWalk) => Promise<void> | void): OfxStep => ({
  name,
  take: async (walk) => take(walk),
});

const inTab = (which: 0 | 1, name: string, take: (tab: OfxTab) => Promise<void> | void): OfxStep =>
  step(`${name} in tab ${which === 0 ? 'A' : 'B'}`, ({ tabs }) => take(tabs[which]));

const inTerminal = (
  which: 0 | 1,
  name: string,
  take: (terminal: OfxTerminal) => Promise<void> | void,
): OfxStep =>
  step(`${name} in terminal ${which + 1}`, async ({ terminals, time }) => {
    // A command that waits for a call holds the profile, and others wait for it.
    if (terminals.some(({ holds }) => holds)) return;
    await take(terminals[which]);
    await time.quiet();
  });

const places = fc.constantFrom([0], [0, 1], [1, 0], [1], [2]);
/** Few amounts, so that the same deal is wanted twice now and then. */
const amount = fc.constantFrom('100', '250', '77');
const side = fc.constantFrom('buy', 'sell');
const lock = fc.constantFrom('buy', 'sell', 'settlement', 'payment');
const pause = fc.constantFrom(600, 6_000, 31_000, 95_000);

const steps: readonly { readonly weight: number; readonly arbitrary: fc.Arbitrary<OfxStep> }[] = [
  {
    weight: 8,
    arbitrary: fc.tuple(eitherOfTwo, places, side, amount).map(([which, chosen, of, text]) =>
      inTab(which, `chooses ${chosen.join()} and types ${text} of ${of}`, async (tab) => {
        tab.choosePayees(chosen);
        await tab.type(of, text, null);
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(eitherOfTwo, amount, fc.constantFrom(0, 1))
      .map(([which, text, place]) =>
        inTab(which, `types ${text} for payee ${place}`, (tab) => tab.type('sell', text, place)),
      ),
  },
  {
    weight: 12,
    arbitrary: fc
      .tuple(eitherOfTwo, fate, fc.constantFrom(0, 0, 0, 6_000))
      .map(([which, how, holds]) =>
        inTab(which, `books, ${how}, after ${holds} ms`, (tab) => tab.pressBook(how, holds)),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(eitherOfTwo, fc.boolean())
      .map(([which, wanted]) => inTab(which, `beside: ${wanted}`, (tab) => tab.wantBeside(wanted))),
  },
  { weight: 3, arbitrary: eitherOfTwo.map((which) => inTab(which, 'settles', (tab) => tab.settle())) },
  { weight: 2, arbitrary: eitherOfTwo.map((which) => inTab(which, 'looks again', (tab) => tab.lookAgain())) },
  { weight: 1, arbitrary: eitherOfTwo.map((which) => inTab(which, 'dismisses', (tab) => tab.dismiss())) },
  {
    weight: 3,
    arbitrary: eitherOfTwo.map((which) =>
      inTab(which, 'reloads', async (tab) => {
        tab.close();
        await tab.open();
      }),
    ),
  },
  {
    weight: 8,
    arbitrary: fc
      .tuple(eitherOfTwo, places, amount, lock, fate, fc.boolean(), fc.constantFrom(true, true, true, false))
      .map(([which, chosen, text, locked, how, despiteOpen, agrees]) =>
        inTerminal(which, `books ${text} ${locked} for ${chosen.join()}, ${how}, ${agrees}`, (terminal) =>
          terminal.book(
            {
              beneficiary: chosen.map((place) => `payee-${place}`),
              amount: text,
              lock: locked,
              ...(despiteOpen ? { despiteOpen } : {}),
            },
            how,
            agrees,
          ),
        ),
      ),
  },
  {
    weight: 4,
    arbitrary: eitherOfTwo.map((which) => inTerminal(which, 'settles', (terminal) => terminal.settle())),
  },
  {
    weight: 3,
    arbitrary: eitherOfTwo.map((which) =>
      inTerminal(which, 'settles what is proposed together', (terminal) => terminal.settleTogether()),
    ),
  },
  {
    weight: 1,
    arbitrary: eitherOfTwo.map((which) =>
      step(`kills terminal ${which + 1}`, ({ terminals }) => terminals[which].kill()),
    ),
  },
  {
    weight: 2,
    arbitrary: eitherOfTwo.map((which) =>
      step(`nobody reads the next outcome of terminal ${which + 1}, and it is killed`, ({ terminals }) => {
        terminals[which].stalls = true;
      }),
    ),
  },
  {
    weight: 4,
    arbitrary: pause.map((ms) => step(`waits for ${ms / 1000} s`, ({ time }) => time.advance(ms))),
  },
  {
    weight: 3,
    arbitrary: fc.constant(step('a call that was held arrives', ({ partner }) => partner.deliverOne())),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 3 }).map((count) =>
      step(`the next ${count} looks are lost`, ({ partner }) => {
        partner.looksToLose = count;
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(0n, 0n, 3n).map((cents) =>
      step(`quotes cost ${cents} cents more`, ({ partner }) => {
        partner.dearer = cents;
      }),
    ),
  },
];

/** A step shrinks to nothing, so that a walk that fails loses what does not matter. */
export const anyOfxStep: fc.Arbitrary<OfxStep> = fc.oneof(
  { withCrossShrink: true },
  { weight: 1, arbitrary: fc.constant(step('nothing', () => undefined)) },
  ...steps,
);
