import { expect, test } from './fixtures/identityTest.ts';

test('a slash at the end of a public address changes nothing', async ({ page, visitor }) => {
  for (const [address, title] of [
    ['/login/', 'Sign in to your account'],
    ['/register/', 'Create Your Account'],
    ['/user-agreement/', /Agreement/],
    ['/privacy-policy/', /Privacy/],
    ['/forgot-password/', 'Enter Your Email'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await visitor.send({ Email: 'corpay@sandbox.test' }, 'Send Confirmation Code');
  await expect(visitor.field('Recovery Code')).toBeFocused();
  await expect(page).toHaveURL('/forgot-password');
});

test('links stay underlined when the styles of the signed-in area arrive', async ({ page, visitor }) => {
  const underlined = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('a')].map((link) => [
        link.textContent,
        getComputedStyle(link).textDecorationLine,
      ]),
    );
  const sheets = () => page.evaluate(() => document.styleSheets.length);
  for (const [address, title] of [
    ['/login', 'Sign in to your account'],
    ['/register', 'Create Your Account'],
  ] as const) {
    await page.goto(address);
    await visitor.expectTitle(title);
    const [before, loaded] = [await underlined(), await sheets()];
    expect(before.filter(([, line]) => line === 'underline').length).toBeGreaterThan(3);
    await visitor.field('Email').fill('corpay@sandbox.test');
    await expect.poll(sheets).toBeGreaterThan(loaded);
    expect(await underlined()).toEqual(before);
  }
});
