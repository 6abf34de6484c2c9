import { expect, test } from './fixtures/sandboxTest.ts';

/** Takes one thing away that the application cannot do without, as a browser that is too old lacks it. */
const lacks: Readonly<Record<string, () => void>> = {
  'AbortSignal.timeout': () => void Reflect.deleteProperty(AbortSignal, 'timeout'),
  BroadcastChannel: () => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'),
  'Array.prototype.toSorted': () => void Reflect.deleteProperty(Array.prototype, 'toSorted'),
  'URL.canParse': () => void Reflect.deleteProperty(URL, 'canParse'),
  popover: () => void Reflect.deleteProperty(HTMLElement.prototype, 'popover'),
  'a store that says when it is on the disk': () =>
    void Reflect.deleteProperty(IDBTransaction.prototype, 'durability'),
  'the selector :has()': () =>
    void Object.defineProperty(CSS, 'supports', { value: (rule: string) => !rule.includes(':has') }),
  'units of a container': () =>
    void Object.defineProperty(CSS, 'supports', { value: (rule: string) => !rule.includes('cqi') }),
  'mixed colours': () =>
    void Object.defineProperty(CSS, 'supports', { value: (rule: string) => !rule.includes('color-mix') }),
};

for (const [feature, takeAway] of Object.entries(lacks))
  test(`a browser without ${feature} is told which browsers the application works in`, async ({ page }) => {
    await page.addInitScript(takeAway);
    await page.goto('/register');
    await expect(page.getByRole('alert')).toHaveText(
      /^This browser is too old for this application\. It works from Chrome \d+, Edge \d+, Firefox \d+, Safari \d+ or Safari on iOS \d+ on: update this browser, or open the page in another one\.$/,
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Please update your browser.' })).toBeVisible();
    await expect(page).toHaveTitle('Please update your browser.');
    await expect(page.getByText('Loading...')).toHaveCount(0);
  });

test('an older browser still reads the public pages', async ({ page }) => {
  for (const takeAway of Object.values(lacks).slice(0, 4)) await page.addInitScript(takeAway);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay abroad at a rate you can see.');
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose first script is lost on the way says so instead of Loading', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.route(/\/assets\/application-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('status')).toHaveText(
    'This page could not be loaded. Check your connection and reload it.',
  );
});
