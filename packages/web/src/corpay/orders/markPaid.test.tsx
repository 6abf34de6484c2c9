import { cleanup, fireEvent, screen } from '@testing-library/react';
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

const drawOrder = () =>
  drawPages(pageOfBookedOrder, {
    prepare: ({ answers }) => {
      answers.payments = [paid];
      answers.settlements = [
        { amount: { currency: 'USD', amount: 11_531.01 }, isFee: false, accountDetails: 'USD wire' },
        { amount: { currency: 'GBP', amount: 4 }, isFee: true, accountDetails: 'GBP wire' },
      ];
    },
  });

const mark = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I have paid this' });

it('an order is marked as paid where it says what it takes, all of it, and the mark is taken back there (SETTLE-2)', async () => {
  const { scope, pass } = await drawOrder();
  fireEvent.click(mark());
  await pass(0);
  expect(words()).toContain('You have marked on this device that you paid this.');
  expect(words()).toContain('Remembered on this device only.');
  expect(await scope.paidMarks.read()).toEqual(
    new Set([`${bookedOrder}/0/USD/11531.01`, `${bookedOrder}/1/GBP/4.00`]),
  );
  fireEvent.click(mark());
  await pass(0);
  expect(mark().checked).toBe(false);
  expect(await scope.paidMarks.read()).toEqual(new Set());
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
