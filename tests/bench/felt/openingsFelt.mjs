/** What passes, in milliseconds, from a press to the frame that displays what it opens: such an element with this text. */
async function opened(page, press, selector, text = '') {
  // What follows a load has ended, as for somebody who has read the page.
  await page.waitForTimeout(1_000);
  const shown = page.evaluate((wanted) => globalThis.felt.shown(wanted), [selector, text]);
  await press();
  const moment = await shown;
  return moment - (await page.evaluate(() => globalThis.felt.began));
}

const firstRow = (page) => page.locator('tbody .row-link').first();

const tab = (page, name) =>
  page.getByRole('navigation', { name: 'FX Gateway' }).getByRole('link', { name, exact: true });

const openTab = async (page, name) => {
  await tab(page, name).click();
  await firstRow(page).waitFor();
};

/** What a press opens for a customer with 5,000 beneficiaries and 10,000 orders, once all files have been loaded. */
export const openings = {
  tab: async (page) => {
    await openTab(page, 'Past Orders');
    await openTab(page, 'Beneficiaries');
    return opened(page, () => tab(page, 'Past Orders').click(), 'thead', 'Booked');
  },
  'command field': async (page) => {
    const press = () => page.keyboard.press('Control+k');
    const time = await opened(page, press, '[role="dialog"] [role="option"]');
    await page.keyboard.press('Escape');
    return time;
  },
  order: async (page) => {
    await openTab(page, 'Past Orders');
    return opened(page, () => firstRow(page).click(), 'main h2', 'Order 2');
  },
  wizard: async (page) => {
    await openTab(page, 'Beneficiaries');
    const add = page.getByRole('link', { name: 'Add New Beneficiary' });
    return opened(page, () => add.click(), 'main h2', 'Basic Info');
  },
};

/** The same on the plain page. */
export const plainOpening = async (page) => {
  const press = () => page.locator('button').click();
  const time = await opened(page, press, '#open');
  await press();
  return time;
};
