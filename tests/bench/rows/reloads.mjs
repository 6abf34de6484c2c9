import { judged } from '../judged.mjs';
import { firstQuote } from '../page/firstQuote.mjs';
import { orderReloads } from '../page/orderReloads.mjs';
import { inBrowser } from '../page/sessions.mjs';
import { firstOrder, signedInPage } from '../page/signedInPage.mjs';
import { tripsUntil } from '../page/trips.mjs';

/** How many orders stand above the table. */
const listed = (page) => page.locator('.list-count output').innerText();

/** Row 8: the first of ten thousand orders against the first of a few. */
export const orderRows = ({ url, quick }) =>
  inBrowser(async (browser) => {
    const many = await signedInPage(browser, url, 'busy@sandbox.test');
    const few = await signedInPage(browser, url, 'corpay@sandbox.test');
    return [
      judged({
        number: 8,
        measure: `Past Orders, warm reload to the first row painted, ${await listed(many)}`,
        floor: await listed(few),
        ...(await orderReloads(many, few, quick ? 5 : 15)),
        unit: 'times',
        target: 1.1,
        why: 'The list of 10,000 orders is one answer of more than a megabyte, which is read before a row is drawn.',
      }),
    ];
  });

const whyQuote =
  'The quote is itself a trip, after the same ones that lead to the first order: who is paid must be known before it can be asked.';

/** Row 10: the trips that follow one another until a page is of use. */
export const trips = ({ url, quick }) =>
  inBrowser(async (browser) => {
    const rows = [];
    for (const [what, arrive, why] of [
      ['the first order', firstOrder],
      ['a bookable quote', firstQuote, whyQuote],
    ]) {
      const page = await signedInPage(browser, url, 'corpay@sandbox.test');
      const found = await tripsUntil(page, arrive, quick ? 3 : 5);
      rows.push(
        judged({
          number: 10,
          measure: `trips one after another from a reload to ${what}, after the document`,
          floor: '1',
          ...found,
          unit: 'trips',
          target: 4,
          why,
        }),
      );
    }
    return rows;
  });
