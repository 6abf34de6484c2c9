import { expect, it } from 'vitest';
import { makeMoney } from '../../money/makeMoney.ts';
import { toPaysAndReceives, toBuyAndSell, type PaysAndReceives, type BuyAndSell } from './buySell.ts';

const provider: BuyAndSell = { buy: makeMoney(100n, 'USD'), sell: makeMoney(150n, 'AUD') };
const customer: PaysAndReceives = { pays: makeMoney(100n, 'USD'), receive: makeMoney(150n, 'AUD') };

it('the provider buys what the customer pays and sells what the beneficiaries receive, both ways (S-88)', () => {
  expect(toPaysAndReceives(provider)).toEqual(customer);
  expect(toBuyAndSell(customer)).toEqual(provider);
  expect(toBuyAndSell(toPaysAndReceives(provider))).toEqual(provider);
  expect(toPaysAndReceives(toBuyAndSell(customer))).toEqual(customer);
});
