import { ofxBookings, signInToOfx, typeOfxQuote } from './fixtures/ofxQuote.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

test('a booking at OFX whose answer was lost is found among the deals, and is never made twice', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  // The browser reports the token that is not there yet, and connections that were cut.
  watch.allow(/partners\/ofx\/token|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_CONNECTION_CLOSED/);
  await signInToOfx(customer);
  await typeOfxQuote(page, '137.50');
  await expect(customer.bookDealButton).toBeEnabled();
  await sandbox.faults({ service: 'ofx', method: 'POST', path: '/payments/deals', fault: 'reset-after' });
  await customer.bookDealButton.click();
  const question = page.getByRole('region', { name: 'What became of your booking?' });
  await expect(question).toBeVisible();
  await expect(customer.bookDealButton).toBeDisabled();
  await sandbox.clearFaults();
  const answers = question.getByRole('group', { name: /Is it this deal\?/ });
  await answers.getByText(/€137\.50/).click();
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your deal is booked')).toBeVisible();
  const bookings = await ofxBookings(sandbox);
  // A browser may repeat a call whose connection breaks: by its key that is one booking.
  const keys = new Set(bookings.map(({ headers }) => headers['idempotency-key']));
  expect([...keys]).toEqual([expect.stringMatching(/\S/)]);

  await page.getByRole('link', { name: 'See the deal' }).click();
  await expect(
    page.getByRole('heading', { name: /^Deal OFX-\d+ · Thalassa Olive Cooperative$/ }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Past Deals' }).click();
  await expect(page.getByRole('row', { name: /€137\.50/ })).toHaveCount(1);
});
