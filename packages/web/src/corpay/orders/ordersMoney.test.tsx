import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  leavePastOrders,
  named,
  openPage,
  paid as paidBefore,
  payment,
} from '../../../test/drawnPastOrders.tsx';
import { failure, orderSummary } from '../../../test/fakeCorpay.ts';
import { comeIntoSight } from '../../../test/stubSight.ts';

afterEach(leavePastOrders);

const dayMs = 24 * 3_600_000;

const settlement = {
  amount: { currency: 'USD', amount: 11_531.01 },
  isFee: false,
  accountDetails: 'USD Wire, Northfield Bank ...4383',
};

const entryDate = '2026-11-21';
const paid = (number: string) => paidBefore(number, { entryDate });

type Opened = Parameters<NonNullable<Parameters<typeof openPage>[1]>>[0];

/** Past Orders, each of which takes $11,531.01 since Nov 21, with the details of those in sight read. */
const openRead = async (
  orders: Parameters<typeof openPage>[0],
  prepare: (opened: Opened) => void = () => undefined,
) => {
  const opened = await openPage(orders, (scope) => {
    scope.answers.settlements = [settlement];
    prepare(scope);
  });
  const read = async (number = ''): Promise<void> => {
    comeIntoSight(opened.sights, (place) => place.localName === 'tr' && place.textContent.includes(number));
    await opened.pass(500);
  };
  return { ...opened, read };
};

const states = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[1]?.textContent);
const toDo = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('a row of past orders says where the money stands, as far as it was read (HIST-7)', () => {
  it('an amount that is to settle', async () => {
    const { pass } = await openRead([paid('20418302'), paidBefore('20418301')]);
    expect(states()).toEqual(['', '']);
    await pass(500);
    expect(states(), 'without coming into sight').toEqual(['To settle $11,531.01', '']);
  });

  it('one that this customer has marked as paid, here or in another tab, and when the payment is expected', async () => {
    const { read, scope, pass } = await openRead([paid('20418302')]);
    await read();
    await act(() => scope.paidMarks.mark({ id: '20418302/0/USD/11531.01' }));
    await pass(0);
    expect(states()).toEqual(['You marked it as paid Expected Nov 24, 2026']);
  });

  it('afterwards nothing, neither a day that has passed nor that money has arrived', async () => {
    const { read } = await openRead([paid('20418302')], ({ time }) => time.setClock(30 * dayMs));
    await read();
    expect(states()).toEqual(['Instructed']);
  });

  it('beside what is left of an order that is instructed in part', async () => {
    const { read } = await openRead([paid('20418302')], ({ answers }) => {
      answers.payments = [{ ...payment, amount: { currency: 'EUR', amount: 9_000 } }];
    });
    await read();
    expect(states()).toEqual(['Instructed in part€1,000.00 leftTo settle $11,531.01']);
  });

  it('also where the list says all else that a row needs, of orders of the last thirty days alone', async () => {
    const older = { ...named('20418301', 'Mill'), entryDate: '2026-10-21' };
    const show = vi.fn(() => null);
    const { read } = await openRead([{ ...named('20418302', 'Quay'), entryDate }, older], ({ answers }) => {
      answers.orderTrouble = show;
    });
    await read();
    expect(states()).toEqual(['To settle $11,531.01', 'Instructed']);
    expect(show).toHaveBeenCalledTimes(1);
    expect(toDo()).toEqual(['$11,531.01 to settle']);
  });
});

describe('what is to do stands above past orders (HIST-7)', () => {
  it('how many are to instruct, which narrows the list to them', async () => {
    await openRead([orderSummary('20418303'), orderSummary('20418302'), paid('20418301')]);
    expect(toDo()).toEqual(['2 to instruct']);
    const link = screen.getByRole('link', { name: '2 to instruct' });
    expect(link.getAttribute('href')).toBe('/?not-instructed=true');
    fireEvent.click(link);
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
    expect(screen.getByText('2 of 3 orders')).toBeTruthy();
  });

  it('how much is to settle, which is at least so much until all orders of these days are read', async () => {
    const numbers = Array.from({ length: 21 }, (_, place) => String(20_418_400 - place));
    const { read, pass } = await openRead(numbers.map(paid));
    await pass(2_000);
    expect(toDo(), 'the newest twenty').toEqual(['At least $230,620.20 to settle']);
    await read('20418380');
    expect(toDo()).toEqual(['$242,151.21 to settle']);
  });

  it('and which of them could not be read, to be tried again', async () => {
    const { answers, pass } = await openRead([paid('20418302'), paid('20418301')], (opened) => {
      opened.answers.orderTrouble = () => failure('server-trouble', { status: 500 });
    });
    await pass(500);
    expect(toDo()).toEqual(['2 deals could not be read, so what they may take is not listed. Try again']);
    answers.orderTrouble = null;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(500);
    expect(toDo()).toEqual(['$23,062.02 to settle']);
  });

  it('nothing once all is marked as paid', async () => {
    const { read, scope, pass } = await openRead([paid('20418302')]);
    await read();
    await act(() => scope.paidMarks.mark({ id: '20418302/0/USD/11531.01' }));
    await pass(0);
    expect(toDo()).toEqual([]);
  });

  it('that the marks of this device cannot be read, where it asks for money', async () => {
    const { read } = await openRead([paid('20418302')], ({ scope }) => {
      scope.paidMarks.read = async () => {
        throw new Error('no access');
      };
    });
    expect(toDo()).toEqual([]);
    await read();
    expect(toDo()).toEqual([
      '$11,531.01 to settle',
      'What you have marked on this device cannot be read now.',
    ]);
  });

  it('at least what was read, where an order cannot be read', async () => {
    let tries = 0;
    const { read } = await openRead([paid('20418302'), paid('20418301')], ({ answers }) => {
      answers.orderTrouble = () => (++tries === 1 ? failure('server-trouble', { status: 500 }) : null);
    });
    await read();
    expect(toDo()).toEqual([
      'At least $11,531.01 to settle',
      'One deal could not be read, so what it may take is not listed. Try again',
    ]);
  });
});
