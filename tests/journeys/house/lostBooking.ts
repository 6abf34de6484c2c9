import { expect, type BrowserContext, type Page, type PlaywrightWorkerArgs } from 'playwright/test';
import { Customer, payees } from './Customer.ts';
import type { Sandbox } from './Sandbox.ts';
import type { Watch } from './Watch.ts';

/** Past the end of any quote and a minute: from here on a lost booking can no longer become a deal. */
export const overForSure = 95_000;

/** Books in weather that cuts every answer to a booking after the deal was made, and hides the orders. */
export async function bookWithoutAnswer(page: Page, customer: Customer, sandbox: Sandbox): Promise<void> {
  await customer.quoteFor(payees.euro, '10000');
  await sandbox.faults(
    { service: 'corpay', path: '/deal/book', fault: 'reset-after' },
    { service: 'corpay', path: '/deal/orders', fault: 'status', status: 503 },
  );
  await customer.bookDealButton.click();
  await expect(page.getByRole('region', { name: 'What became of your booking?' })).toBeVisible();
  await expect(page.getByText('It is still not known whether it was booked.')).toBeVisible();
}

/** Says that the lost booking became the only order that could be it, and reads its number. */
export async function chooseTheOrder(page: Page, customer: Customer): Promise<string> {
  const question = page.getByRole('group', { name: /Is it this order\?/ });
  await expect(question.getByRole('radio')).toHaveCount(2);
  await expect(question.getByRole('radio', { name: /Not this order/ })).toBeDisabled();
  await question.getByText(/€10,000\.00/).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  return customer.readNumberOfDeal();
}

export type OpenBrowser = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly customer: Customer;
};

/** A browser whose profile outlives it, at Book A Deal; signs in when the profile is nobody's yet. */
export async function openBooking(
  { chromium }: PlaywrightWorkerArgs['playwright'],
  sandbox: Sandbox,
  watch: Watch,
  profile: string,
): Promise<OpenBrowser> {
  const executablePath = process.env['BROWSER_PATH'];
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath === undefined ? {} : { executablePath }),
    baseURL: sandbox.url,
    locale: 'en-US',
  });
  await watch.attach(context);
  const page = context.pages()[0] ?? (await context.newPage());
  const customer = new Customer(page);
  await page.goto('/secure/fxgateway/dashboard');
  const signInNeeded = page.getByRole('heading', { name: 'Sign in to your account' });
  await expect(signInNeeded.or(customer.beneficiary)).toBeVisible();
  if (await signInNeeded.isVisible()) await customer.fillSignIn();
  await expect(customer.beneficiary).toBeVisible();
  return { context, page, customer };
}
