import { beneficiaries } from './fixtures/Customer.ts';
import { gatewayCalls } from './fixtures/gatewayCalls.ts';
import { expect, test } from './fixtures/sandboxTest.ts';
import { savedRecording, tokensOf } from './fixtures/savedRecording.ts';

const grouped = /^\d{1,3}(,\d{3})*\.\d{2}$/;

const cents = (text: string): number => Number(text.replaceAll(/\D/g, ''));

/** The calls that the specification names for this journey, each with the keys of its query. */
const specifiedReads = [
  'accounts GET /account',
  'corpay GET /token',
  'corpay GET /beneficiaries',
  // The bank details: their end in the choice, shown beside the quote, when the form opens, and once more right before the
  // instruction leaves.
  'corpay GET /beneficiaries ?id',
  'corpay GET /beneficiaries ?id',
  'corpay GET /beneficiaries ?id',
  'corpay GET /beneficiaries ?id',
  'corpay GET /deal/orders',
  'corpay GET /deal/orders',
  // For each of the two amounts, and in the step of the press, whether another device has booked the same.
  'corpay GET /deal/orders',
  'corpay GET /deal/orders',
  'corpay GET /deal/orders',
  'corpay GET /deal/settlementAccounts',
  'corpay GET /deal/paymentPurpose ?countryISO,currency,method',
  'corpay GET /deal/order/{orderId}',
  // What waits beside the form: whom the newest four orders paid that were instructed, each once in a visit.
  'corpay GET /deal/order/20418140',
  'corpay GET /deal/order/20418121',
  'corpay GET /deal/order/20418093',
  'corpay GET /deal/order/20418077',
];

const isStatus = ({ path }: { path: string }) => path.startsWith('/deal/quote/status/');

test(
  'a customer quotes from either side, sees the quote renewed, books it, instructs it and finds the order',
  { tag: '@every-setting' },
  async ({ page, customer, sandbox }) => {
    const quoted: string[] = [];
    page.on('response', async (answer) => {
      if (!answer.url().endsWith('/deal/quote') || answer.request().method() !== 'POST') return;
      const { content } = (await answer.json()) as { content: { quoteId: string } };
      quoted.push(content.quoteId);
    });
    const tokens = tokensOf(page);
    await customer.signIn();
    await customer.beneficiary.fill(beneficiaries.euro);
    await expect(page.getByRole('option', { name: /account ending \d{4}/ })).toHaveCount(1);
    await customer.payTo(beneficiaries.euro);
    await customer.youSend.fill('5000');
    await expect(customer.theyReceive).toHaveValue(grouped);
    await expect(customer.countdown).toHaveText(/^renews in 0:\d\d$/);
    await expect(page.getByText(/^1 USD = \d\.\d+ EUR$/).filter({ visible: true })).toBeVisible();

    await customer.theyReceive.fill('10000');
    await expect(customer.youSend).toHaveValue(/^1\d,\d{3}\.\d{2}$/);
    await expect(customer.bookDealButton).toBeEnabled();

    const before = cents(await customer.youSend.inputValue());
    const renewal = page.getByText(/^(?:[\d,]+\.\d{2} USD (?:more|less) than before|Unchanged)$/);
    await expect(renewal).toBeVisible({ timeout: 40_000 });
    const note = await renewal.innerText();
    await expect(customer.youSend).toHaveValue(grouped);
    const more = cents(await customer.youSend.inputValue()) - before;
    expect(cents(note)).toBe(Math.abs(more));
    expect(/more|less|Unchanged/.exec(note)?.[0]).toBe(more > 0 ? 'more' : more < 0 ? 'less' : 'Unchanged');

    const orderNumber = await customer.bookDeal();
    const sealed = page.getByRole('region', { name: `Deal ${orderNumber} is booked` });
    await expect(sealed).toContainText('€10,000.00');
    const sent = /\$[\d,.]+/.exec(await sealed.innerText())?.[0] ?? '';
    await expect(page.getByLabel('Settlement Account')).toHaveValue(/.+/);
    await customer.instruct('Invoice 7');
    await expect(page).toHaveURL(`/secure/fxgateway/orders/${orderNumber}?success=true`);
    await expect(page.getByRole('heading', { name: `Order ${orderNumber}` })).toBeVisible();
    const order = page.getByRole('article');
    for (const fact of ['Entered Date', 'Rate', 'Buy Amount', 'Sell Amount', 'Fees'])
      await expect(order.getByRole('term').filter({ hasText: fact }).first()).toBeVisible();
    const payment = page.getByRole('region', { name: 'Payment' });
    await expect(payment).toContainText('Thalassa Olive Cooperative');
    await expect(payment).toContainText('Invoice 7');
    await expect(payment).toContainText('€10,000.00');
    const settlements = page.getByRole('region', { name: 'Settlements' }).getByRole('listitem');
    await expect(settlements.nth(0)).toContainText(sent);
    await expect(settlements.nth(1)).toContainText('Fee Settlement');

    // The market rates stand beside every page and are asked for by themselves.
    const calls = (await gatewayCalls(sandbox)).filter(({ service }) => service !== 'rates');
    const reads = calls.filter((call) => call.method !== 'POST' && !isStatus(call));
    expect(
      reads
        .map(({ service, method, path, query }) => {
          const keys = Object.keys(query).toSorted().join();
          const named = path.replace(`/order/${orderNumber}`, '/order/{orderId}');
          return `${service} ${method} ${named}${keys === '' ? '' : ` ?${keys}`}`;
        })
        .toSorted(),
    ).toEqual(specifiedReads.toSorted());
    const looks = calls.filter(isStatus);
    expect(looks.every(({ method, query }) => method === 'GET' && Object.keys(query).length === 0)).toBe(
      true,
    );
    for (const { path } of looks) expect(quoted).toContain(path.split('/').at(-1));

    const writes = calls.filter(({ method }) => method === 'POST');
    const paths = writes.map(({ service, path }) => `${service} ${path}`);
    // One call for each of the two amounts, one for each renewal, and then each step of the deal once.
    expect(paths).toEqual([
      ...quoted.map(() => 'corpay /deal/quote'),
      'corpay /deal/book',
      'corpay /deal/instruct',
    ]);
    const [first, ...further] = writes.filter(({ path }) => path === '/deal/quote').map(({ body }) => body);
    expect(first).toEqual({
      settlementCurrency: 'USD',
      paymentCurrency: 'EUR',
      lockSide: 'Settlement',
      amount: 5000,
    });
    expect(further.length).toBeGreaterThanOrEqual(2);
    if (sandbox.setting.quoteSeconds === 30) expect(further).toHaveLength(2);
    for (const body of further)
      expect(body).toEqual({
        settlementCurrency: 'USD',
        paymentCurrency: 'EUR',
        lockSide: 'Payment',
        amount: 10_000,
      });
    const [booking, instruction] = writes.slice(-2);
    expect(booking?.body).toEqual({ quoteId: quoted.at(-1) });
    expect(instruction?.body).toEqual({
      Orders: [{ orderId: orderNumber, amount: 10_000 }],
      Payments: [
        {
          amount: 10_000,
          currency: 'EUR',
          beneficiaryId: '7c0e4d5a-1f0b-4c57-8a51-3f6f0b2d1001',
          deliveryMethod: 'W',
          purposeOfPayment: 'INVOICE',
          paymentReference: 'Invoice 7',
        },
      ],
      Settlements: [
        { accountId: 'INCOMING410233_USD', deliveryMethod: 'W', currency: 'USD', purpose: 'Spot' },
        { accountId: 'INCOMING410233_USD', deliveryMethod: 'W', currency: 'USD', purpose: 'Fee' },
      ],
    });
    for (const { service, path, headers } of calls) {
      const partnerCall = service === 'corpay' && path !== '/token';
      expect('cmg-accesstoken' in headers, path).toBe(partnerCall);
      expect('client-code' in headers, path).toBe(partnerCall);
      expect('idempotency-key' in headers, path).toBe(path === '/deal/book' || path === '/deal/instruct');
    }

    const { states, calls: recorded } = await savedRecording(page, [
      ...tokens,
      ...quoted,
      orderNumber,
      'Invoice 7',
    ]);
    for (const path of ['/deal/book', '/deal/instruct'])
      expect(recorded.filter(({ call }) => call === `POST ${path}`)).toEqual([
        {
          time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          call: `POST ${path}`,
          became: 'answered',
          status: 200,
          requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        },
      ]);
    const renewed = states.find(
      (state) => state.renewal === note && cents(state.settlement?.amount ?? '') === before + more,
    );
    const asked = states.filter(({ lock, quote }) => lock === 'payment' && quote !== null);
    const atPress = states.find(({ event }) => event === 'press-began' || event === 'booking-began');
    const booked = states.find((state) => state.booking !== null)?.booking;
    const received = { amount: '10000.00', currency: 'EUR' };
    expect(states.find(({ settlement }) => settlement !== null)).toMatchObject({
      lock: 'settlement',
      settlement: { amount: '5000.00', currency: 'USD' },
    });
    expect(asked.some(({ settlement }) => cents(settlement?.amount ?? '') === before)).toBe(true);
    expect(renewed).toMatchObject({ lock: 'payment', payment: received });
    expect(atPress?.payment).toEqual(received);
    expect(booked).toMatchObject({ became: 'booked', payment: received });
    expect(cents(booked?.settlement?.amount ?? '')).toBe(cents(sent));
  },
);

test('a customer settles in another currency and chooses the dollar account for the fee', async ({
  page,
  customer,
  sandbox,
}) => {
  await customer.signIn();
  await customer.payTo(beneficiaries.pound);
  await page.getByRole('combobox', { name: 'Settlement currency' }).selectOption('EUR');
  await customer.theyReceive.fill('250.50');
  const orderNumber = await customer.bookDeal();
  await expect(page.getByText('Still needed: Payment Purpose, Fee Settlement Account.')).toBeVisible();
  await page.getByLabel('Fee Settlement Account').selectOption({ index: 1 });
  await customer.instruct();
  await expect(page).toHaveURL(`/secure/fxgateway/orders/${orderNumber}?success=true`);
  const instruction = (await gatewayCalls(sandbox)).find(({ path }) => path === '/deal/instruct');
  expect(instruction?.body).toMatchObject({
    Settlements: [
      { purpose: 'Spot', currency: 'EUR' },
      { purpose: 'Fee', currency: 'USD' },
    ],
  });
});
