import { makeMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import type { DealState } from '../records/dealStates.ts';

/** A deal that a customer made before the stories begin; what was paid for it follows from its rate. */
export type SeededDeal = {
  readonly number: number;
  readonly state: DealState;
  readonly enteredAt: string;
  readonly buyCurrency: Currency;
  readonly rate: string;
  readonly fee: Money;
  /** Who received what, in one currency. */
  readonly parts: readonly [Part, ...Part[]];
};

type Part = { readonly name: string; readonly amount: Money };

const to = (name: string, minor: bigint, currency: Currency): Part => ({
  name,
  amount: makeMoney(minor, currency),
});

const dollars = (minor: bigint): Money => makeMoney(minor, 'USD');

/** The past deals of ofx@sandbox.test, oldest first: one in every state, with one to three beneficiaries. */
export const seededDeals: readonly SeededDeal[] = [
  {
    number: 7304101,
    state: 'Remitted',
    enteredAt: '2026-08-03T14:20:11Z',
    buyCurrency: 'USD',
    rate: '0.86204310',
    fee: dollars(0n),
    parts: [to('Thalassa Olive Cooperative', 1_250_000n, 'EUR')],
  },
  {
    number: 7304107,
    state: 'Expired',
    enteredAt: '2026-08-21T09:02:45Z',
    buyCurrency: 'USD',
    rate: '0.74811905',
    fee: dollars(1_500n),
    parts: [to('Imogen Hartwell', 240_000n, 'GBP')],
  },
  {
    number: 7304112,
    state: 'Cancelled',
    enteredAt: '2026-09-04T16:38:20Z',
    buyCurrency: 'USD',
    rate: '1.4441870',
    fee: dollars(1_500n),
    parts: [to('Juniper Row Interiors', 500_000n, 'AUD')],
  },
  {
    number: 7304118,
    state: 'Unpaid',
    enteredAt: '2026-09-18T11:15:09Z',
    buyCurrency: 'USD',
    rate: '0.86325570',
    fee: dollars(2_000n),
    parts: [to('Thalassa Olive Cooperative', 310_050n, 'EUR'), to('Kerameia Tile Works', 89_900n, 'EUR')],
  },
  {
    number: 7304125,
    state: 'Unknown',
    enteredAt: '2026-10-06T07:44:32Z',
    buyCurrency: 'USD',
    rate: '158.91360',
    fee: dollars(0n),
    parts: [to('Kitanami Precision Works', 1_850_000n, 'JPY')],
  },
  {
    number: 7304131,
    state: 'Processing',
    enteredAt: '2026-11-09T13:27:50Z',
    buyCurrency: 'USD',
    rate: '0.86290415',
    fee: dollars(1_000n),
    parts: [
      to('Thalassa Olive Cooperative', 820_000n, 'EUR'),
      to('Kerameia Tile Works', 145_075n, 'EUR'),
      to('Hollin Freight', 61_020n, 'EUR'),
    ],
  },
  {
    number: 7304136,
    state: 'FundsReceived',
    enteredAt: '2026-11-17T10:09:18Z',
    buyCurrency: 'USD',
    rate: '0.74893620',
    fee: dollars(1_500n),
    parts: [to('Imogen Hartwell', 175_000n, 'GBP')],
  },
  {
    number: 7304140,
    state: 'Booked',
    enteredAt: '2026-11-19T15:52:04Z',
    buyCurrency: 'USD',
    rate: '1.4450225',
    fee: dollars(1_500n),
    parts: [to('Juniper Row Interiors', 320_000n, 'AUD')],
  },
  {
    number: 7304144,
    state: 'AwaitingFunds',
    enteredAt: '2026-11-20T12:31:37Z',
    buyCurrency: 'GBP',
    rate: '1.1467820',
    fee: dollars(2_000n),
    parts: [to('Kerameia Tile Works', 210_000n, 'EUR'), to('Hollin Freight', 48_500n, 'EUR')],
  },
];
