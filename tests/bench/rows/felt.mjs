import { fieldsOfAdministrator, fieldsOfCustomer, plainField } from '../felt/keysFelt.mjs';
import { manyAccounts } from '../felt/manyAccounts.mjs';
import { openings, plainOpening } from '../felt/openingsFelt.mjs';
import { plainPage } from '../felt/plainPage.mjs';
import { slowProcessor, watchFelt } from '../felt/slowed.mjs';
import { judged } from '../judged.mjs';
import { median } from '../median.mjs';
import { inBrowser, openSessionForUser } from '../page/sessions.mjs';

const atShare = (times, share) => {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};

const whyKey =
  'A choice is searched and drawn before the frame of its key, so that Enter takes what stands there; a list follows its key, whose own frame has to wait where the list is being drawn.';
const whyOpening =
  'What opens is drawn with React as a whole, where the plain page sets a few lines of text.';

const keyRows = (name, times, floor) => [
  judged({
    number: 16,
    measure: `keys in the ${name}, 95 of 100, six times slower`,
    floor: 'none',
    value: atShare(times, 0.95),
    unit: 'ms',
    target: 48,
    why: whyKey,
  }),
  judged({
    number: 16,
    measure: `the same, median`,
    floor: `a key on a plain page (${median(floor)} ms)`,
    value: median(times) / median(floor),
    unit: 'times',
    target: 2,
    why: whyKey,
  }),
];

const openingRow = (name, times, floor) =>
  judged({
    number: 16,
    measure: `opening of the ${name}, median, six times slower`,
    floor: `a section on a plain page (${median(floor).toFixed(0)} ms, not part of the target)`,
    value: median(times),
    spread: [atShare(times, 0.25), atShare(times, 0.75)],
    unit: 'ms',
    target: 100,
    why: whyOpening,
  });

/** Measures every field or opening of a page round by round, each beside the same on the plain page. */
async function rounds(page, measured, plain, measurePlain, count) {
  const found = Object.fromEntries(Object.keys(measured).map((name) => [name, { times: [], floor: [] }]));
  for (let round = 0; round < count; round += 1)
    for (const [name, measure] of Object.entries(measured)) {
      found[name].times.push(...[await measure(page)].flat());
      found[name].floor.push(...[await measurePlain(plain)].flat());
    }
  return Object.entries(found);
}

/** Row 16: keys and presses as a hand feels them, with the large accounts and a processor six times slower. */
export async function felt({ url, quick }) {
  const bare = await plainPage();
  const count = quick ? 2 : 5;
  try {
    return await inBrowser(async (browser) => {
      const context = await browser.newContext();
      await watchFelt(context);
      const plain = await context.newPage();
      await plain.goto(bare.url);
      const customer = await openSessionForUser(browser, url, 'busy@sandbox.test', watchFelt);
      const administrator = await openSessionForUser(browser, url, 'admin@sandbox.test', async (own) => {
        await watchFelt(own);
        await manyAccounts(own);
      });
      for (const page of [plain, customer, administrator]) await slowProcessor(page);
      const keys = [
        ...(await rounds(customer, fieldsOfCustomer, plain, plainField, count)),
        ...(await rounds(administrator, fieldsOfAdministrator, plain, plainField, count)),
      ];
      const presses = await rounds(customer, openings, plain, plainOpening, count + 1);
      return [
        ...keys.flatMap(([name, { times, floor }]) => keyRows(name, times, floor)),
        // The first round loads what is kept from then on.
        ...presses.map(([name, { times, floor }]) => openingRow(name, times.slice(1), floor.slice(1))),
      ];
    });
  } finally {
    bare.close();
  }
}
