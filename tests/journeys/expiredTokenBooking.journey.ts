import { ofxBookings, signInToOfx, typeOfxQuote } from './fixtures/ofxQuote.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

test('a token that ends while a deal of OFX is booked costs one more press, and neither a second deal nor what was typed', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  // The browser reports the token that is not there yet, and the booking that is refused.
  watch.allow(/status of (?:400|401)/);
  await signInToOfx(customer);
  await typeOfxQuote(page, '100');
  await expect(customer.bookDealButton).toBeEnabled();
  await sandbox.faults({
    service: 'ofx',
    method: 'POST',
    path: '/payments/deals',
    fault: 'status',
    status: 401,
    body: {},
    times: 1,
  });
  await customer.bookDealButton.click();
  await expect(customer.failure).toContainText("We're having trouble connecting. Please try again later.");
  await expect(customer.failure).toContainText('What you typed is still here');
  await expect(customer.failure).toContainText('Authorize, then book again.');
  await expect(customer.theyReceive).toHaveValue(/^100(?:\.00)?$/);

  await page.getByRole('button', { name: 'Authorize', exact: true }).click();
  await expect(page.getByText('Your authorization was renewed. Please try again.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(customer.bookDealButton).toBeEnabled();
  await customer.bookDealButton.click();
  await expect(page.getByText('Deal confirmed!')).toBeVisible();
  expect((await ofxBookings(sandbox)).map(({ status }) => status < 300)).toEqual([false, true]);
});
