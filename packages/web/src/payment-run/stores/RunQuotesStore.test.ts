import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { expect, it } from 'vitest';
import { fakePaymentRuns, runOf } from '../../../test/fakePaymentRuns.ts';
import { RunQuotesStore } from './RunQuotesStore.ts';

const open = (count: number) => {
  const partner = fakePaymentRuns();
  const quotes = new RunQuotesStore(partner.scope, () => runOf(count).deals);
  return { ...partner, quotes };
};

it('every deal is quoted once, at most one call a second, and the next three again before their quotes end', async () => {
  const { quotes, time, asked } = open(5);
  quotes.start();
  await time.advance(60_000);
  quotes.stop();
  const times = asked.map(({ at }) => at);
  expect(times.every((at, place) => place === 0 || at - (times[place - 1] ?? 0) >= 1_000)).toBe(true);
  const countOf = (deal: string) => asked.filter((each) => each.deal === deal).length;
  expect(['1', '2', '3'].map(countOf)).toEqual([3, 3, 3]);
  expect(['4', '5'].map(countOf)).toEqual([1, 1]);
  expect(['1', '2', '3'].every((id) => quotes.isLive(id))).toBe(true);
  expect(quotes.isLive('4')).toBe(false);
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
