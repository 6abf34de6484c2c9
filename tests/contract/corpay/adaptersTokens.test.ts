import { systemIdentifiers } from '@fx-gateway/adapters/node';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../harness/outcomes.ts';
import { productWithSandbox } from '../harness/productWithSandbox.ts';
import { corpayOf, heldToken } from './corpayOf.ts';

const product = productWithSandbox();

describe('the adapters of the partner', () => {
  it('report a foreign token once and do not repeat the call', async () => {
    const services = await product.client.signIn();
    const tokens = heldToken({ cmgToken: 'foreign', clientCode: '000000', expires: Date.now() + 60_000 });
    const failure = failureOf(await services.corpay(tokens).orders.list());
    expect(['token-refused', 'session-refused']).toContain(failure.kind);
    expect(failure.requestId).not.toBeNull();
    expect(tokens.refusals).toBe(1);
    expect(await product.control.journal({ service: 'corpay' })).toHaveLength(1);
  });

  it('send nothing without a token', async () => {
    const services = await product.client.signIn();
    const failure = failureOf(await services.corpay(heldToken(null)).orders.list());
    expect(failure).toMatchObject({ kind: 'missing-token', path: '/deal/orders' });
    expect(await product.control.journal({ service: 'corpay' })).toHaveLength(0);
  });

  it('give the code of a missing integration', async () => {
    const services = await product.client.signIn('nopartner@sandbox.test');
    expect(failureOf(await services.corpayTokens.request())).toMatchObject({
      kind: 'refused',
      status: 400,
      code: 'INTEGRATION_MISSING',
      listed: false,
    });
  });

  it('give the partner’s own words about what it refuses', async () => {
    const corpay = await corpayOf(await product.client.signIn());
    const unknown = failureOf(await corpay.beneficiaries.show('nobody'));
    expect(unknown).toMatchObject({ kind: 'refused', status: 404, listed: true });
    expect(failureOf(await corpay.orders.show("no' such (order)")).kind).toBe('refused');
    expect(
      failureOf(await corpay.deals.book('no-quote', systemIdentifiers.uuid())).messages,
    ).not.toHaveLength(0);
  });
});
