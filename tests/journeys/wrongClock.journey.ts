import { beneficiaries } from './fixtures/Customer.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

for (const [clock, seconds] of [
  ['an hour fast', 3_600],
  ['two days slow', -172_800],
] as const)
  test(`who has a clock that is ${clock} signs in, books and instructs all the same`, async ({
    context,
    page,
    customer,
    watch,
  }) => {
    // By the refusal of a call that reads the page learns the gateway's time.
    watch.allow(/403 .*\/accounts\/account/);
    await context.addInitScript((ahead) => {
      const right = Date.now;
      Date.now = () => right() + ahead;
      globalThis.Date = new Proxy(Date, {
        construct: (Kind, given) => Reflect.construct(Kind, given.length === 0 ? [Date.now()] : given),
      });
    }, seconds * 1_000);
    // By the form: who comes back after an hour by this clock was away for too long.
    await page.goto('/login');
    await customer.fillSignIn();
    await expect(page.getByText('Logged in as')).toBeVisible();
    await customer.orderNumbers();
    await customer.goTo('Book A Deal');
    await customer.quoteFor(beneficiaries.euro, '10000');
    const number = await customer.bookDeal();
    await customer.instruct();
    await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
    await customer.signOut();
    await customer.signIn();
  });
