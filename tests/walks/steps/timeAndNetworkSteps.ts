import * as fc from 'fast-check';
import { eitherOfTwo, inTab, step, type Steps } from './step.ts';

const pause = fc.constantFrom(600, 6_000, 31_000);
const absence = fc.constantFrom(31_000, 65_000, 95_000);

/** What time, the network and the partner do, and how tabs come and go. */
export const timeAndNetworkSteps: Steps = [
  {
    weight: 2,
    arbitrary: fc.tuple(eitherOfTwo, fc.constantFrom(90, 90, 100)).map(([which, hundredths]) =>
      inTab(which, `is quoted ${hundredths} in a hundred of the next amount`, (_each, { network }) => {
        network.quotedParts.splice(0, 1, hundredths);
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: pause.map((ms) => step(`looks on for ${ms / 1000} s`, ({ time }) => time.advance(ms))),
  },
  {
    weight: 3,
    arbitrary: absence.map((ms) =>
      step(`looks at something else for ${ms / 1000} s`, async ({ time, tabs }) => {
        for (const { scope } of tabs) scope?.quote.handle('page-hidden');
        await time.advance(ms);
        for (const { scope } of tabs) scope?.quote.handle('page-shown');
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constant(step('a call that was held arrives', ({ network }) => network.deliverOne())),
  },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 1, max: 4 }).map((count) =>
      step(`the next ${count} answers to a look are lost`, ({ network }) => {
        network.looksToLose = count;
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: eitherOfTwo.map((which) =>
      inTab(which, 'reloads', async (each) => {
        each.close();
        await each.open();
      }),
    ),
  },
  { weight: 0.5, arbitrary: eitherOfTwo.map((which) => inTab(which, 'closes', (each) => each.close())) },
  { weight: 2, arbitrary: eitherOfTwo.map((which) => inTab(which, 'opens', (each) => each.open())) },
  {
    weight: 1,
    arbitrary: eitherOfTwo.map((which) => inTab(which, 'logs out and in', (each) => each.logOutAndIn())),
  },
];
