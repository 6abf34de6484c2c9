import { Amplify } from 'aws-amplify';
import { get, post } from 'aws-amplify/api';
import { signIn, signOut } from 'aws-amplify/auth';
import { median } from '../median.mjs';

const once = { strategy: 'no-retry' };
const quote = { settlementCurrency: 'USD', paymentCurrency: 'EUR', lockSide: 'Payment', amount: 1000 };

/**
 * Signs in as the customer of the stories and makes signed calls one after another; resolves with the median of
 * each in milliseconds, client included.
 */
export async function gatewayCalls(url, calls = 200) {
  await configure(url);
  await signIn({ username: 'corpay@sandbox.test', password: 'Sandbox-2026' });
  try {
    const headers = await partnerHeaders(url);
    const options = { headers, retryStrategy: once };
    const read = async (path) =>
      contentOf(await (await get({ apiName: 'corpay', path, options }).response).body.json());

    const orders = await read('/deal/orders');
    const number = orders[0]?.ordNum;
    if (number === undefined) throw new Error('The customer of the stories has no past order to read.');
    const orderTimes = await timesOf(calls, () => read(`/deal/order/${number}`));
    const send = async (path, body) =>
      contentOf(
        await (await post({ apiName: 'corpay', path, options: { ...options, body } }).response).body.json(),
      );

    const quotes = [];
    const quoteTimes = await timesOf(calls, async () => void quotes.push(await send('/deal/quote', quote)));
    const bookTimes = await timesOf(calls, () => send('/deal/book', { quoteId: quotes.pop().quoteId }));
    return { quote: median(quoteTimes), book: median(bookTimes), order: median(orderTimes) };
  } finally {
    await signOut();
  }
}

async function configure(url) {
  const { region, identity, apis } = await (await fetch(`${url}/config.json`)).json();
  Amplify.configure(
    {
      Auth: { Cognito: identity },
      API: {
        REST: {
          accounts: { endpoint: apis.accounts, region },
          corpay: { endpoint: apis.corpay, region },
        },
      },
    },
    { API: { REST: { retryStrategy: once } } },
  );
}

async function partnerHeaders(url) {
  const { apis } = await (await fetch(`${url}/config.json`)).json();
  const answer = await get({ apiName: 'corpay', path: '/token' }).response;
  const token = contentOf(await answer.body.json());
  return { [apis.headers.accessToken]: token.access_code, [apis.headers.clientCode]: token.clientId };
}

async function timesOf(calls, call) {
  const times = [];
  for (let index = -5; index < calls; index += 1) {
    const began = performance.now();
    await call();
    if (index >= 0) times.push(performance.now() - began);
  }
  return times;
}

const contentOf = (body) => body.content ?? body;
