import { systemIdentifiers } from '@fx-gateway/adapters/node';
import { awaitsInstruction } from '@fx-gateway/domain/corpay/api/order.ts';
import { makeMoney, isSameMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { describe, expect, it } from 'vitest';
import { failureOf, valueOf } from '../harness/outcomes.ts';
import { productWithSandbox } from '../harness/productWithSandbox.ts';
import { corpayOf } from './corpayOf.ts';

const product = productWithSandbox();

describe('the adapters of the partner', () => {
  it('go from sign-in over account and token to an instructed order', async () => {
    const services = await product.client.beSignedIn();
    const user = valueOf(await services.identity.currentUser());
    expect(user).toMatchObject({ email: 'corpay@sandbox.test', fxPartner: 'corpay', verified: true });
    expect(user?.jwtToken.split('.')).toHaveLength(3);
    const account = valueOf(await services.account.load());
    expect(account.settings).not.toBeNull();

    const corpay = await corpayOf(services);
    const beneficiaries = valueOf(await corpay.beneficiaries.list());
    const beneficiary = beneficiaries.find(({ curr }) => curr === 'EUR');
    if (beneficiary === undefined) throw new Error('The story has no beneficiary in euro.');
    const bene = valueOf(await corpay.beneficiaries.show(beneficiary.clientIntegrationId));
    expect(bene).toMatchObject({ clientIntegrationId: beneficiary.clientIntegrationId, bankCurrency: 'EUR' });
    expect(bene.accountHolderName).toBe(beneficiary.payee);
    expect(bene.paymentMethods[0]).toBe('W');

    const amount = makeMoney(100_000n, 'EUR');
    const quote = valueOf(
      await corpay.quotes.request({
        settlementCurrency: 'USD',
        paymentCurrency: 'EUR',
        lockSide: 'Payment',
        amount,
      }),
    );
    expect(isSameMoney(quote.payment, amount)).toBe(true);
    expect(quote.settlement.minor).toBeGreaterThan(0n);
    expect(valueOf(await corpay.quotes.remaining(quote.quoteId))).toBeGreaterThan(0);

    const before = valueOf(await corpay.orders.list());
    const booked = valueOf(await corpay.deals.book(quote.quoteId, systemIdentifiers.uuid()));
    const orderNumber = booked.orderNumber ?? '';
    expect(orderNumber).not.toBe('');
    const after = valueOf(await corpay.orders.list());
    expect(after.map(({ ordNum }) => ordNum)).toEqual([orderNumber, ...before.map(({ ordNum }) => ordNum)]);
    expect(awaitsInstruction(valueOf(await corpay.orders.show(orderNumber)))).toBe(true);

    const accounts = valueOf(await corpay.settlements.accounts());
    const settlement = accounts.find(({ currency }) => currency === 'USD');
    const purposes = valueOf(
      await corpay.settlements.purposes({
        currency: 'EUR',
        countryISO: beneficiary.bankCountryISO,
        method: 'W',
      }),
    );
    const purpose = purposes[0];
    if (settlement === undefined || purpose === undefined) throw new Error('Nothing to choose from.');
    const instructed = valueOf(
      await corpay.deals.instruct(
        {
          orderNumber,
          payments: [
            {
              amount,
              beneficiaryId: beneficiary.clientIntegrationId,
              deliveryMethod: 'W',
              purposeOfPayment: purpose.id,
              paymentReference: 'Invoice 7',
            },
          ],
          settlement: { accountId: settlement.id, deliveryMethod: settlement.method.id, currency: 'USD' },
          fee: { accountId: settlement.id, deliveryMethod: settlement.method.id },
        },
        systemIdentifiers.uuid(),
      ),
    );
    expect(instructed.orderNumber).toBe(orderNumber);
    const order = valueOf(await corpay.orders.show(orderNumber));
    expect(order.payments).toHaveLength(1);
    expect(order.payments[0]).toMatchObject({
      reference: 'Invoice 7',
      amount: { currency: 'EUR', amount: 1000 },
    });

    const sent = (await product.control.journal({ service: 'corpay' })).filter(
      ({ method }) => method === 'POST',
    );
    expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/deal/quote',
        body: { settlementCurrency: 'USD', paymentCurrency: 'EUR', lockSide: 'Payment', amount: 1000 },
      },
      { path: '/deal/book', body: { quoteId: quote.quoteId } },
      {
        path: '/deal/instruct',
        body: {
          Orders: [{ orderId: orderNumber, amount: 1000 }],
          Payments: [
            {
              amount: 1000,
              currency: 'EUR',
              beneficiaryId: beneficiary.clientIntegrationId,
              deliveryMethod: 'W',
              purposeOfPayment: purpose.id,
              paymentReference: 'Invoice 7',
            },
          ],
          Settlements: [
            {
              accountId: settlement.id,
              deliveryMethod: settlement.method.id,
              currency: 'USD',
              purpose: 'Spot',
            },
            {
              accountId: settlement.id,
              deliveryMethod: settlement.method.id,
              currency: 'USD',
              purpose: 'Fee',
            },
          ],
        },
      },
    ]);
  });

  it('do not know what became of a booking whose answer was lost, and learn it under the same key', async () => {
    const corpay = await corpayOf(await product.client.beSignedIn());
    const quote = valueOf(
      await corpay.quotes.request({
        settlementCurrency: 'USD',
        paymentCurrency: 'GBP',
        lockSide: 'Settlement',
        amount: makeMoney(5_000n, 'USD'),
      }),
    );
    await product.control.faults({ service: 'corpay', path: '/deal/book', fault: 'reset-after', times: 1 });
    const key = systemIdentifiers.uuid();
    const before = valueOf(await corpay.orders.list()).length;
    expect(failureOf(await corpay.deals.book(quote.quoteId, key)).kind).toBe('no-answer');
    expect(valueOf(await corpay.orders.list())).toHaveLength(before + 1);
    const settled = valueOf(await corpay.deals.book(quote.quoteId, key));
    expect(settled.orderNumber).toBe(valueOf(await corpay.orders.list())[0]?.ordNum);
    expect(valueOf(await corpay.orders.list())).toHaveLength(before + 1);
  });
});
