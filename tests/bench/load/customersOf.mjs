import { signedClient } from './signedClient.mjs';
import { contentOf, signedInCustomer } from './signedInCustomer.mjs';

const emails = ['corpay@sandbox.test', 'empty@sandbox.test', 'admin@sandbox.test'];
const gateway = '/services/corpay';

/** Customers of the stories who are signed in and have a token of the partner; each quotes, books and reads an order. */
export async function customersOf(url) {
  const customers = [];
  for (const email of emails) customers.push(await customerWith(url, await signedInCustomer(url, email)));
  return customers;
}

async function customerWith(url, { credentials, own }) {
  const { send, close } = signedClient(url, credentials, own);
  const pair = { settlementCurrency: 'USD', paymentCurrency: 'EUR', lockSide: 'Payment', amount: 1000 };
  const quote = async () => contentOf(await send('POST', `${gateway}/deal/quote`, pair)).quoteId;
  const book = async (quoteId) => {
    const key = { 'idempotency-key': `load-${quoteId}` };
    return contentOf(await send('POST', `${gateway}/deal/book`, { quoteId }, key)).orderNumber;
  };
  const order = await book(await quote());
  return {
    quote,
    book,
    read: async () => contentOf(await send('GET', `${gateway}/deal/order/${order}`)),
    close,
  };
}
