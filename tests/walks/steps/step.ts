import * as fc from 'fast-check';
import { fates, type Fate } from '../network.ts';
import type { Tab } from '../Tab.ts';
import type { Terminal } from '../Terminal.ts';
import type { Walk } from '../Walk.ts';

/** One thing that the user does, or that happens to them. */
export type Step = { readonly name: string; readonly take: (walk: Walk) => Promise<void> };

/** Steps of one kind, and how often they are taken beside others. */
export type Steps = readonly { readonly weight: number; readonly arbitrary: fc.Arbitrary<Step> }[];

export const step = (name: string, take: (walk: Walk) => Promise<void> | void): Step => ({
  name,
  take: async (walk) => take(walk),
});

export const inTab = (
  which: 0 | 1,
  name: string,
  take: (tab: Tab, walk: Walk) => Promise<void> | void,
): Step => step(`${name} in tab ${which === 0 ? 'A' : 'B'}`, (walk) => take(walk.tabs[which], walk));

export const inTerminal = (which: 0 | 1, name: string, take: (terminal: Terminal) => void): Step =>
  step(`${name} in terminal ${which + 1}`, async ({ terminals, time }) => {
    // A command that waits for a call holds the profile, and others wait for it.
    if (terminals.some(({ holds }) => holds)) return;
    take(terminals[which]);
    await time.quiet();
  });

export const eitherOfTwo = fc.constantFrom<0 | 1>(0, 1);
/** Few amounts, so that the same deal is wanted twice now and then. */
export const amount = fc.constantFrom('10000', '1001', '1850000', '77.50');
export const beneficiary = fc.constantFrom(0, 0, 3, 1, 2);
export const otherBeneficiary = fc.option(beneficiary, { freq: 3 });
/** The account that is named or chosen in place of the one that stands there. */
export const otherAccount = fc.option(fc.constantFrom(0, 1, 2), { freq: 2 });
export const fate: fc.Arbitrary<Fate> = fc.oneof(
  { arbitrary: fc.constant<Fate>('answered'), weight: 5 },
  { arbitrary: fc.constantFrom<Fate>(...fates), weight: 6 },
);
/** Which of the latest orders. */
export const back = fc.constantFrom(0, 0, 0, 1, 2);
