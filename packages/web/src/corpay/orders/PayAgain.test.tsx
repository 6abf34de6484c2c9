import { succeeded } from '@fx-gateway/domain/result';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { addressNow, button, drawPages, pageOfBookedOrder, words } from '../../../test/drawnPages.tsx';
import { bookingsIn, thalassa } from '../../../test/fakeCorpay.ts';

afterEach(cleanup);

const paid = {
  payeeName: thalassa.payee,
  availableDate: '2026-11-24',
  reference: '',
  amount: { currency: 'EUR', amount: 10_000 },
  fee: { currency: 'USD', amount: 0 },
};

describe('Pay again', () => {
  it('opens Book A Deal with the beneficiary and the amount, and books nothing', async () => {
    const { calls, pass } = await drawPages(pageOfBookedOrder, {
      prepare: ({ answers }) => {
        answers.payments = [paid];
      },
    });
    const booked = bookingsIn(calls).length;
    fireEvent.click(button('Pay again'));
    await pass(500);
    expect(addressNow()).toBe('/secure/fxgateway/dashboard');
    expect(screen.getByLabelText<HTMLInputElement>('They receive').value).toBe('10,000.00');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'To' }).value).toContain(thalassa.payee);
    expect(bookingsIn(calls)).toHaveLength(booked);
  });

  it('says so where the beneficiary is gone, and stays on the order', async () => {
    const { scope, answers, pass } = await drawPages(pageOfBookedOrder, {
      prepare: ({ answers: prepared }) => {
        prepared.payments = [paid];
      },
    });
    answers.beneficiaries = succeeded([]);
    await scope.session.beneficiaries.load();
    fireEvent.click(button('Pay again'));
    await pass(0);
    expect(words()).toContain(
      `${thalassa.payee} cannot be found among your beneficiaries who are paid in EUR.`,
    );
    expect(addressNow()).toBe(pageOfBookedOrder);
  });
});
