import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { expect, it } from 'vitest';
import { fakePaymentRuns, runOf } from '../../../test/fakePaymentRuns.ts';
import { RunQuotesStore } from './RunQuotesStore.ts';

const open = (count: number) => {
  const partner = fakePaymentRuns();
  const quotes = new RunQuotesStore(partner.scope, () => runOf(count).deals);
  return { ...partner, quotes };
};

it('every deal is quoted once, each as soon as the one before it was, and the next three again before their quotes end', async () => {
  const { quotes, time, asked, answers } = open(40);
  answers.quoteMs = 20;
  quotes.start();
  await time.advance(1_000);
  expect(asked.map(({ deal }) => deal)).toEqual(runOf(40).deals.map(({ id }) => id));
  await time.advance(59_000);
  quotes.stop();
  const countOf = (deal: string) => asked.filter((each) => each.deal === deal).length;
  expect(['1', '2', '3'].map(countOf)).toEqual([3, 3, 3]);
  expect(['4', '40'].map(countOf)).toEqual([1, 1]);
  expect(['1', '2', '3'].every((id) => quotes.isLive(id))).toBe(true);
  expect(quotes.isLive('4')).toBe(false);
});

it('deals are asked about one after the other, and not on while the page is out of sight or the partner refuses', async () => {
  const { quotes, time, asked, answers } = open(6);
  answers.quoteMs = 400;
  quotes.start();
  await time.advance(1_000);
  expect(asked).toEqual([
    { deal: '1', at: 0 },
    { deal: '2', at: 400 },
    { deal: '3', at: 800 },
  ]);
  quotes.pause(true);
  await time.advance(5_000);
  expect(asked).toHaveLength(3);
  quotes.pause(false);
  answers.quoteFailure = callFailure('refused', '/deal/quote');
  await time.advance(3_000);
  quotes.stop();
  const [, , , ...refused] = asked.map(({ at }) => at);
  expect(refused).toEqual([7_000, 8_000, 9_000]);
  await time.advance(9_000);
  expect(asked).toHaveLength(6);
});

it('quotes of hardly any time are asked for again once a second and deal, and keep no other deal waiting', async () => {
  const { quotes, time, asked, answers } = open(5);
  answers.quoteSeconds = 2;
  quotes.start();
  await time.advance(9_999);
  const countOf = (deal: string) => asked.filter((each) => each.deal === deal).length;
  expect(['1', '2', '3', '4', '5'].map(countOf)).toEqual([10, 10, 10, 1, 1]);
});

it('nothing is asked while the page is locked or out of sight, and a quote that ended is not booked at', async () => {
  const { quotes, time, asked } = open(1);
  quotes.start();
  await time.advance(1_000);
  quotes.pause(true);
  await time.advance(60_000);
  expect(asked).toHaveLength(1);
  const [deal] = runOf(1).deals;
  if (deal === undefined) throw new Error('The run has a deal.');
  const quote = await quotes.quoteFor(deal);
  expect(quote.ok && quote.value.quoteId).toBe('q2');
  expect(quotes.displayed.get('1')?.quote.quoteId).toBe('q2');
  expect((await quotes.quoteFor(deal)).ok && asked.length).toBe(2);
});

it('nothing takes the place of the quote of a deal that is being booked', async () => {
  const { quotes, time, asked } = open(1);
  quotes.start();
  await time.advance(1_000);
  quotes.hold('1', true);
  await time.advance(60_000);
  expect(quotes.displayed.get('1')?.quote.quoteId).toBe('q1');
  quotes.hold('1', false);
  await time.advance(1_000);
  expect(asked).toHaveLength(2);
});

it('a quote without an end is renewed all the same, and a failure is told and asked again later', async () => {
  const { quotes, time, asked, answers } = open(1);
  answers.quoteSeconds = null;
  quotes.start();
  await time.advance(45_000);
  expect(asked).toHaveLength(3);
  answers.quoteFailure = callFailure('refused', '/deal/quote');
  await time.advance(20_000);
  expect(quotes.failures.get('1')?.kind).toBe('refused');
  const before = asked.length;
  answers.quoteFailure = null;
  await time.advance(6_000);
  expect(asked).toHaveLength(before + 1);
  expect(quotes.failures.size).toBe(0);
});
