import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { bookedOrder, drawPages, pageOfBookedOrder, words } from '../../../test/drawnPages.tsx';
import { thalassa } from '../../../test/fakeCorpay.ts';

afterEach(cleanup);

const paid = {
  payeeName: thalassa.payee,
  availableDate: '2026-11-24',
  reference: '',
  amount: { currency: 'EUR', amount: 10_000 },
  fee: { currency: 'USD', amount: 15 },
};

const drawOrder = (now: number | null = null) =>
  drawPages(pageOfBookedOrder, {
    prepare: ({ answers, time }) => {
      if (now !== null) time.setClock(now);
      answers.payments = [paid];
      answers.settlements = [
        { amount: { currency: 'USD', amount: 11_531.01 }, isFee: false, accountDetails: 'USD wire' },
        { amount: { currency: 'GBP', amount: 4 }, isFee: true, accountDetails: 'GBP wire' },
      ];
    },
  });

const taken = () =>
  within(screen.getByRole('list', { name: 'You settle' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const mark = (amount = '11531.01 USD') =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `I have paid this: ${amount}` });

it('an order is marked as paid where it says what it takes, each amount by itself, and the mark is taken back there (SETTLE-2)', async () => {
  const { scope, pass } = await drawOrder();
  fireEvent.click(mark('4.00 GBP'));
  await pass(0);
  fireEvent.click(mark());
  await pass(0);
  expect(screen.getAllByText('Marked as paid')).toHaveLength(2);
  expect(words()).toContain('Remembered on this device only.');
  expect(await scope.paidMarks.read()).toEqual(
    new Set([`${bookedOrder}/0/USD/11531.01`, `${bookedOrder}/1/GBP/4.00`]),
  );
  fireEvent.click(mark());
  await pass(0);
  expect(mark().checked).toBe(false);
  expect(await scope.paidMarks.read(), 'the other mark stays').toEqual(
    new Set([`${bookedOrder}/1/GBP/4.00`]),
  );
});

it('a mark that this device cannot remember counts until the page is left, and that is said', async () => {
  const { scope, pass } = await drawOrder();
  scope.paidMarks.mark = async () => {
    throw new Error('no room');
  };
  fireEvent.click(mark());
  await pass(0);
  expect(mark().checked).toBe(true);
  expect(words()).toContain('This device could not remember what you marked.');
});

it('an order asks for no money that the user has marked as paid, also in another tab meanwhile (SETTLE-2)', async () => {
  const { scope, pass } = await drawOrder();
  expect(taken()[1]).toMatch(/^You settle£4.00Copythe fee, from GBP wire/);
  await act(async () => scope.paidMarks.mark({ id: `${bookedOrder}/1/GBP/4.00` }));
  await pass(0);
  expect(taken()).toEqual([
    'You settle$11,531.01Copyfrom USD wireI have paid this: 11531.01 USD',
    'Marked as paid£4.00Copythe fee, from GBP wireI have paid this: 4.00 GBP',
  ]);
  expect(words()).not.toContain('You marked it as paid.');
  await act(async () => scope.paidMarks.mark({ id: `${bookedOrder}/0/USD/11531.01` }));
  await pass(0);
  expect(words()).toContain('You marked it as paid. Corpay does not report this');
});

it('an order that is settled by now asks for no money any more (SETTLE-1)', async () => {
  await drawOrder(30 * 24 * 3_600_000);
  expect(taken()[0]).toBe('You were to settle$11,531.01Copyfrom USD wire');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
