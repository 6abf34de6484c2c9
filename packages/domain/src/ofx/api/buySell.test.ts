import { expect, it } from 'vitest';
import { money } from '../../money/money.ts';
import { asCustomerSees, asProviderSees, type CustomersView, type ProvidersView } from './buySell.ts';

const provider: ProvidersView = { buy: money(100n, 'USD'), sell: money(150n, 'AUD') };
const customer: CustomersView = { pays: money(100n, 'USD'), receive: money(150n, 'AUD') };

it('the provider buys what the customer pays and sells what the beneficiaries receive, both ways (S-88)', () => {
  expect(asCustomerSees(provider)).toEqual(customer);
  expect(asProviderSees(customer)).toEqual(provider);
  expect(asProviderSees(asCustomerSees(provider))).toEqual(provider);
  expect(asCustomerSees(asProviderSees(customer))).toEqual(customer);
});
