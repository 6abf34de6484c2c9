import { createServer } from 'node:http';

const document = `<!doctype html><title>Bare</title><input><button disabled>Book Deal</button><p></p>`;

/**
 * A server whose page paints what a call answers and does nothing else: the floor of what a page can take from an
 * answer to its paint. Resolves with its address and `close`.
 */
export async function bareHandler(answers) {
  const server = createServer((request, answer) => {
    request.resume();
    const body = answers[request.url];
    answer.setHeader('content-type', body === undefined ? 'text/html' : 'application/json');
    answer.end(body === undefined ? document : JSON.stringify(body));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** In that page: asks, paints the amount and lets the button be pressed, as a quote does. */
export const paintQuote = async (share) => {
  const amount = document.querySelector('input');
  const button = document.querySelector('button');
  amount.value = '';
  button.disabled = true;
  const isShown = () => amount.value !== '' && !button.disabled;
  const painted = globalThis.paintedAfter('/deal/quote', isShown, share);
  const { settlement } = await (await fetch('/deal/quote', { method: 'POST', body: '{}' })).json();
  amount.value = settlement.amount.toLocaleString('en');
  button.disabled = false;
  return painted;
};

/** In that page: asks, and paints the number of the order. */
export const paintOrder = async (share) => {
  const place = document.querySelector('p');
  place.textContent = '';
  const painted = globalThis.paintedAfter('/deal/book', () => place.textContent !== '', share);
  const { orderNumber } = await (await fetch('/deal/book', { method: 'POST', body: '{}' })).json();
  place.textContent = `Deal ${orderNumber} is booked`;
  return painted;
};
