/** What each key of a text took, in milliseconds, from the press to the next paint. */
async function typed(page, field, text) {
  await field.click();
  await page.evaluate(() => globalThis.felt.press());
  const times = [];
  for (const key of text) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    times.push(await page.evaluate(() => globalThis.felt.press()));
  }
  await field.fill('');
  await page.waitForTimeout(300);
  return times;
}

const firstRow = (page) => page.locator('tbody .row-link').first().waitFor();

const payee = (page) => page.getByRole('combobox', { name: 'To', exact: true });

/** The fields of a customer with 5,000 beneficiaries and 10,000 orders: each resolves with what its keys took. */
export const fieldsOfCustomer = {
  payee: async (page) => {
    await page.goto('/secure/fxgateway/dashboard');
    await payee(page).waitFor();
    return typed(page, payee(page), 'mill');
  },
  amount: async (page) => {
    await payee(page).fill('a');
    await page.getByRole('option').first().click();
    return typed(page, page.getByRole('textbox', { name: 'They receive' }), '125000');
  },
  'search of orders': async (page) => {
    await page.goto('/secure/fxgateway/orders');
    await firstRow(page);
    return typed(page, page.getByLabel('Search orders'), 'mill 2');
  },
  'search of beneficiaries': async (page) => {
    await page.goto('/secure/fxgateway/beneficiaries');
    await firstRow(page);
    return typed(page, page.getByLabel('Search'), 'mill 2');
  },
};

/** The field of an administrator with 5,000 accounts. */
export const fieldsOfAdministrator = {
  'search of accounts': async (page) => {
    await page.goto('/secure/debug');
    await page.getByRole('button', { name: 'List Accounts' }).click();
    await page.getByRole('radio').first().waitFor();
    const search = page.getByLabel('E-mail, organization, telephone or client id').first();
    return typed(page, search, 'clerk-12');
  },
};

/** The field of the plain page. */
export const plainField = async (page) => typed(page, page.locator('input'), 'Supplier 12');
