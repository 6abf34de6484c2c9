import type { Locator } from 'playwright/test';
import { expect, test } from './fixtures/identityTest.ts';
import { holdFiles } from './fixtures/holdFiles.ts';

/** Follows the link, and says whether the field could be typed into by the time that the next key could be pressed. */
const takesInputAfter = async (link: Locator, field: Locator): Promise<boolean> => {
  const left = await field.elementHandle();
  return link.evaluate(async (pressed: HTMLElement, typedInto) => {
    pressed.click();
    // What the press has asked for at once happens before any other event, and so do these.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    return typedInto?.isConnected ?? false;
  }, left);
};

for (const [from, link, files, title] of [
  ['/login', 'sign up now', /assets\/RegisterPage.*\.js/, 'Create Your Account'],
  ['/login', 'Forgot your password?', /assets\/ForgotPasswordPage.*\.js/, 'Enter Your Email'],
] as const)
  test(`from the press of '${link}' on the sign-in takes no input, while the next page's file is on its way`, async ({
    page,
    visitor,
  }) => {
    const held = await holdFiles(page, files);
    await page.goto(from);
    await visitor.field('Email').fill('dana@sandbox.test');
    expect(await takesInputAfter(page.getByRole('link', { name: link }), visitor.field('Email'))).toBe(false);
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await held.letGo();
    await visitor.expectTitle(title);
    await expect(visitor.field('Email')).toBeEnabled();
  });

for (const [from, link, back, title, next] of [
  ['/forgot-password', 'I have a code', 'Use another e-mail', 'Enter Your Email', 'Reset Your Password'],
  ['/register', 'I have a code', 'Register another account', 'Create Your Account', 'Enter Your Code Here'],
] as const)
  test(`from the press of a link on no step of ${from} takes what is meant for the next`, async ({
    page,
    visitor,
  }) => {
    await page.goto(from);
    await visitor.expectTitle(title);
    const email = visitor.field('Email');
    expect(await takesInputAfter(page.getByRole('link', { name: link }), email)).toBe(false);
    await visitor.expectTitle(next);
    expect(await takesInputAfter(page.getByRole('link', { name: back }), email)).toBe(false);
    await visitor.expectTitle(title);
    await email.fill('dana@sandbox.test');
    await expect(email).toHaveValue('dana@sandbox.test');
  });

test('inside, the page that is left takes no input while the file of the next one is on its way', async ({
  page,
  visitor,
  customer,
}) => {
  const held = await holdFiles(page, /assets\/corpay-pages.*\.js/);
  await visitor.enter('corpay@sandbox.test');
  const past = page.getByRole('link', { name: 'Past Orders' });
  expect(await takesInputAfter(past, customer.beneficiary)).toBe(false);
  await expect(page.getByText('Loading...').first()).toBeVisible();
  await held.letGo();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const search = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  expect(await takesInputAfter(page.getByRole('link', { name: 'Book A Deal' }), search)).toBe(false);
  await expect(customer.beneficiary).toBeVisible();
});
