import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { fakeInvocation } from '../../../test/fakeInvocation.ts';
import type { CorpayCustomerConnection } from '../scope/corpayCustomerConnection.ts';
import { resolveBeneficiaryToPay } from './resolveBeneficiaryToPay.ts';
import type { OrderToInstruct } from './readOrderToInstruct.ts';

const payee = (clientIntegrationId: string, curr = 'EUR', name = clientIntegrationId) => ({
  clientIntegrationId,
  payee: name,
  curr,
  bankCountryISO: 'GR',
  methods: ['W'],
});
const few = [payee('b1'), payee('b2', 'GBP'), payee('b3')];
const many = Array.from({ length: 90 }, (_, n) => payee(`m${n}`, 'EUR', n < 45 ? `Olive ${n}` : `Reed ${n}`));

const scopeWith = (list: readonly ReturnType<typeof payee>[]) =>
  ({
    corpay: { beneficiaries: { list: async () => succeeded(list) } },
  }) as unknown as CorpayCustomerConnection;

const deal = { orderNumber: '700', payment: makeMoney(10_000n, 'EUR'), settlementCurrency: 'USD' };
const order = (bookedFor: string | null = null): OrderToInstruct => ({
  deal,
  bookedFor:
    bookedFor === null
      ? null
      : {
          kind: 'awaited-instruction',
          orderNumber: '700',
          settlement: makeMoney(11_000n, 'USD'),
          payment: deal.payment,
          beneficiaryId: bookedFor,
          payee: 'Thalassa',
          startedAt: 0,
        },
});

describe('who is paid by an order that nobody named', () => {
  it('is chosen at a terminal among those who are paid in its currency', async () => {
    const at = fakeInvocation(['b3']);
    const chosen = await resolveBeneficiaryToPay(at.invocation, scopeWith(few), order());
    expect(chosen).toMatchObject({ value: { clientIntegrationId: 'b3' } });
    expect(at.offered()).toEqual(['b1', 'b3']);
  });

  it('is chosen anew where the one it was booked for is gone, and that is said', async () => {
    const at = fakeInvocation(['b1']);
    const chosen = await resolveBeneficiaryToPay(at.invocation, scopeWith(few), order('b9'));
    expect(chosen).toMatchObject({ value: { clientIntegrationId: 'b1' } });
    expect(at.reported()).toContain('Thalassa, for whom this deal was booked, is no longer');
  });

  it('is narrowed by a part of the name where there are many', async () => {
    const at = fakeInvocation(['nobody', 'ree', 'OLIVE 1', 'm12']);
    const chosen = await resolveBeneficiaryToPay(at.invocation, scopeWith(many), order());
    expect(chosen).toMatchObject({ value: { clientIntegrationId: 'm12' } });
    expect(at.reported()).toContain('Nobody has that in their name.');
    expect(at.reported()).toContain('45 have that in their name.');
    expect(at.offered()).toHaveLength(11);
  });

  it('must be named by a script, and nobody else is paid in place of one who is gone', async () => {
    const at = fakeInvocation(null);
    expect(await resolveBeneficiaryToPay(at.invocation, scopeWith(few), order())).toMatchObject({
      failure: { exit: 2, message: '--beneficiary: Required field.' },
    });
    expect(await resolveBeneficiaryToPay(at.invocation, scopeWith(few), order('b9'))).toMatchObject({
      failure: { exit: 2, message: expect.stringContaining('is no longer among your beneficiaries') },
    });
    expect(await resolveBeneficiaryToPay(at.invocation, scopeWith(few), order('b1'))).toMatchObject({
      value: { clientIntegrationId: 'b1' },
    });
  });
});
