import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { addressNow, button, drawPages, pageOfBookedOrder, words } from '../../../test/drawnPages.tsx';
import { bookingsIn, thalassa } from '../../../test/fakeCorpay.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

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
    // The amount is what may still change: it has the focus, and shows its digits as they are typed.
    expect(document.activeElement).toBe(screen.getByLabelText('They receive'));
    expect(screen.getByLabelText<HTMLInputElement>('They receive').value).toBe('10,000.00');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'To' }).value).toContain(thalassa.payee);
    expect(bookingsIn(calls)).toHaveLength(booked);
  });

  it('is not offered on an order that was confirmed a moment ago', async () => {
    await drawPages(`${pageOfBookedOrder}?success=true`, {
      prepare: ({ answers }) => {
        answers.payments = [paid];
      },
    });
    expect(words()).toContain('Order confirmed!');
    expect(screen.queryByRole('button', { name: 'Pay again' })).toBeNull();
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

  it('says of each of several payments that it is that one alone, and fills in no other', async () => {
    const { pass } = await drawPages(pageOfBookedOrder, {
      prepare: ({ answers }) => {
        answers.payments = [2_000, 5_000, 3_000].map((amount) => ({
          ...paid,
          amount: { currency: 'EUR', amount },
        }));
      },
    });
    expect(screen.queryByRole('button', { name: 'Pay again' })).toBeNull();
    expect(words()).toContain('This payment alone: the order has 2 more.');
    fireEvent.click(button('Pay payment 2 of 3 again'));
    await pass(500);
    expect(screen.getByLabelText<HTMLInputElement>('They receive').value).toBe('5,000.00');
  });
});
