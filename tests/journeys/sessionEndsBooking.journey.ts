import type { Page, Route } from 'playwright/test';
import { lockScreen } from './fixtures/absence.ts';
import type { Customer } from './fixtures/Customer.ts';
import { endEverywhere } from './fixtures/endEverywhere.ts';
import { expect, test } from './fixtures/identityTest.ts';

type Partner = {
  readonly name: string;
  readonly email: string;
  readonly payee: string;
  /** The address of the call that books. */
  readonly booking: string;
  readonly booked: RegExp;
  readonly list: string;
  enter(customer: Customer): Promise<void>;
};

const partners: readonly Partner[] = [
  {
    name: 'Corpay',
    email: 'corpay@sandbox.test',
    payee: 'Thalassa Olive Cooperative · EUR',
    booking: '**/services/corpay/deal/book*',
    booked: /^Deal \d+ is booked$/,
    list: '/secure/fxgateway/orders',
    enter: (customer) => customer.signIn('corpay@sandbox.test'),
  },
  {
    name: 'OFX',
    email: 'ofx@sandbox.test',
    payee: 'Thalassa Olive Cooperative · EUR',
    booking: '**/services/ofx/**/deals',
    booked: /Deal confirmed!/,
    list: '/secure/fxgateway/deals',
    enter: async (customer) => {
      await customer.signIn('ofx@sandbox.test');
      await customer.authorizePayments();
    },
  },
];

/** Holds the call that books where `hold` is awaited; what is read from the same address goes on. */
const holdBooking = async (page: Page, { booking }: Partner, answerIt: (route: Route) => Promise<void>) =>
  page.route(booking, (route) => (route.request().method() === 'POST' ? answerIt(route) : route.continue()));

/** A step that the test lets happen, and that says when it has come to it. */
const gate = () => {
  const open: (() => void)[] = [];
  const reached: (() => void)[] = [];
  const isOpen = new Promise<void>((resolve) => open.push(resolve));
  const isReached = new Promise<void>((resolve) => reached.push(resolve));
  return {
    pass: async () => {
      for (const tell of reached) tell();
      await isOpen;
    },
    isReached,
    open: () => {
      for (const go of open) go();
    },
  };
};

for (const partner of partners) {
  test.describe(`a session that ends while a booking is on its way at ${partner.name}`, () => {
    test('does not take the deal away, which is told once the customer is back', async ({
      page,
      customer,
      visitor,
      sandbox,
      watch,
    }) => {
      watch.allow(/40[013]/);
      await partner.enter(customer);
      await customer.quoteFor(partner.payee, '893');
      const answer = gate();
      await holdBooking(page, partner, async (route) => {
        const response = await route.fetch();
        await answer.pass();
        await route.fulfill({ response });
      });
      await customer.bookDealButton.click();
      await answer.isReached;
      await endEverywhere(page, sandbox);
      answer.open();
      const cover = lockScreen(page);
      await expect(cover).toBeVisible({ timeout: 40_000 });
      await visitor.send({ Password: 'Sandbox-2026' }, 'Sign In');
      await expect(cover).toHaveCount(0);
      await expect(page.getByText(partner.booked)).toBeVisible();
      await page.goto(partner.list);
      await expect(page.getByText('893.00')).toHaveCount(1);
    });

    test('books nothing where the call came too late, keeps what was typed, and can be pressed again', async ({
      page,
      customer,
      visitor,
      sandbox,
      watch,
    }) => {
      watch.allow(/40[013]/);
      await partner.enter(customer);
      await customer.quoteFor(partner.payee, '894');
      const call = gate();
      await holdBooking(page, partner, async (route) => {
        await call.pass();
        await route.continue();
      });
      await customer.bookDealButton.click();
      await call.isReached;
      await endEverywhere(page, sandbox);
      call.open();
      const cover = lockScreen(page);
      await expect(cover).toBeVisible({ timeout: 40_000 });
      await visitor.send({ Password: 'Sandbox-2026' }, 'Sign In');
      await expect(cover).toHaveCount(0);
      await expect(customer.theyReceive).toHaveValue(/^894(\.00)?$/);
      await expect(customer.bookDealButton).toBeEnabled({ timeout: 20_000 });
      await customer.bookDealButton.click();
      await expect(page.getByText(partner.booked)).toBeVisible();
      await page.goto(partner.list);
      await expect(page.getByText('894.00')).toHaveCount(1);
    });
  });
}
