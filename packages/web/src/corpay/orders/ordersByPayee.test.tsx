import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leavePastOrders, named, openPage, paid, payment, press } from '../../../test/drawnPastOrders.tsx';
import { failure, orderSummary } from '../../../test/fakeCorpay.ts';
import { comeIntoSight } from '../../../test/stubSight.ts';

afterEach(leavePastOrders);

const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const search = (text: string): void => {
  fireEvent.change(screen.getByLabelText('Search orders'), { target: { value: text } });
};

describe('past orders by payee', () => {
  it('each row leads with who is paid, and has what they receive and what was sent (HIST-1)', async () => {
    await openPage([named('20418302', 'Quay'), named('20418301', 'Mill')]);
    expect(screen.getAllByRole('row').at(1)?.textContent).toBe(
      'Quay 20418302 1 Beneficiary receivingInstructedThey receive €10,000.00You send $11,531.01Booked Oct 21, 2026',
    );
  });

  it('a deal that nobody is paid by yet says for whom this device booked it', async () => {
    const { scope } = await openPage([
      orderSummary('20418302'),
      paid('20418301', { beneCount: 0, buy: { currency: 'USD', amount: 1 } }),
    ]);
    expect(rows()[0]).toContain('Nobody is paid yet');
    const amount = { currency: 'EUR', minor: 1_000_000n } as const;
    act(() =>
      scope.intents.send({
        type: 'awaited-read',
        awaited: [
          {
            kind: 'awaited-instruction',
            orderNumber: '20418302',
            settlement: amount,
            payment: amount,
            beneficiaryId: 'b-1',
            payee: 'Kestrel Wool',
            startedAt: 1,
          },
        ],
      }),
    );
    expect(rows()[0]).toContain('Kestrel Wool');
    expect(rows()[1]).toContain('Nobody is paid yet');
  });

  it('where the list names nobody, the details of the rows in sight are read, and no others (HIST-1)', async () => {
    const { sights, pass, answers } = await openPage([
      paid('20418303'),
      paid('20418302'),
      { ...named('20418301', 'Mill'), entryDate: '2026-10-21' },
    ]);
    const show = vi.fn(() => null);
    answers.orderTrouble = show;
    expect(rows()[0]).not.toContain('Thalassa');
    comeIntoSight(sights, (place) => place.textContent.includes('20418303'));
    await pass(500);
    expect(rows()[0]).toContain('Thalassa Olive Cooperative');
    expect(rows()[1]).not.toContain('Thalassa');
    comeIntoSight(sights, (place) => place.localName === 'tr');
    await pass(500);
    expect(rows()[1]).toContain('Thalassa Olive Cooperative');
    expect(show, 'once for each of the two').toHaveBeenCalledTimes(2);
  });

  it('a payee whose order cannot be read is not known, and the number still leads to it', async () => {
    const { sights, pass } = await openPage([paid('20418303')], ({ answers }) => {
      answers.orderTrouble = () => failure('server-trouble', { status: 500 });
    });
    comeIntoSight(sights, (place) => place.localName === 'tr');
    await pass(500);
    expect(rows()[0]).toContain('Payee not known');
    expect(screen.getByRole('link', { name: /20418303/ })).toBeTruthy();
  });

  it('an order that is paid in part says what is left', async () => {
    const { sights, pass } = await openPage([paid('20418303')], ({ answers }) => {
      answers.payments = [{ ...payment, amount: { currency: 'EUR', amount: 9_000 } }];
    });
    comeIntoSight(sights, (place) => place.localName === 'tr');
    await pass(500);
    expect(screen.getByRole('table').textContent).toContain('Instructed in part€1,000.00 left');
  });
});

describe('a search of past orders (HIST-2)', () => {
  it('finds a payee of the list at once, and looks at references only where nothing else is found', async () => {
    const { pass } = await openPage([named('20418302', 'Quay'), named('20418301', 'Mill')]);
    search('quay');
    expect(rows()).toHaveLength(1);
    await pass(2_000);
    expect(screen.getByText('Searched all payees, and the references of 0 of 2 orders.')).toBeTruthy();
    search('inv-7');
    expect(screen.getByText('No order found yet')).toBeTruthy();
    expect(screen.queryByText('None of your orders is like this.')).toBeNull();
    await pass(2_000);
    expect(rows()).toHaveLength(2);
    expect(screen.queryByText(/Searched/)).toBeNull();
  });

  it('looks no further by itself than through the newest, where nothing is found', async () => {
    const { pass } = await openPage(
      Array.from({ length: 450 }, (_, place) => named(String(20_418_000 + place), 'Quay')),
    );
    search('inv-8');
    await pass(6_000);
    expect(screen.getByText('No order found yet')).toBeTruthy();
    expect(screen.getByText(/references of 200 of 450 orders/)).toBeTruthy();
  });

  it('where the list names nobody, looks through the newest by itself and further when asked to', async () => {
    const { pass } = await openPage(
      Array.from({ length: 450 }, (_, place) => paid(String(20_418_000 + place))),
    );
    search('thalassa');
    expect(screen.getByText('Searched the payees of 0 of 450 orders.')).toBeTruthy();
    await pass(499);
    expect(screen.queryByRole('progressbar')).toBeNull();
    await pass(1);
    expect(screen.getByRole('progressbar').getAttribute('max')).toBe('200');
    await pass(5_000);
    expect(screen.getByText('Searched the payees of 200 of 450 orders.')).toBeTruthy();
    expect(screen.getByText('200 of 450 orders')).toBeTruthy();
    press('Look further');
    await pass(5_000);
    expect(screen.getByText('Searched the payees of 400 of 450 orders.')).toBeTruthy();
  });

  it('is stopped by the user, and by another search', async () => {
    let shown = 0;
    const { pass } = await openPage(
      Array.from({ length: 450 }, (_, place) => paid(String(20_418_000 + place))),
      ({ answers }) => {
        answers.orderTrouble = () => {
          shown += 1;
          return failure('refused', { status: 429 });
        };
      },
    );
    search('thalassa');
    await pass(600);
    press('Stop');
    const before = shown;
    await pass(60_000);
    expect(shown - before, 'what was on its way').toBeLessThanOrEqual(2);
    expect(screen.queryByRole('progressbar')).toBeNull();
    search('thalassa o');
    await pass(600);
    expect(screen.getByRole('progressbar')).toBeTruthy();
    search('');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('a search whose details could not be had (HIST-2)', () => {
  it('says so, calls nothing searched that was not, and tries them again when asked to', async () => {
    const { pass, answers } = await openPage([paid('20418302'), paid('20418301')], (opened) => {
      opened.answers.orderTrouble = () => failure('server-trouble', { status: 500 });
    });
    search('thalassa');
    await pass(2_000);
    expect(
      screen.getByText(/Searched the payees of 0 of 2 orders\. 2 orders could not be read\./),
    ).toBeTruthy();
    expect(screen.getByText('No order found yet')).toBeTruthy();
    answers.orderTrouble = null;
    press('Look further');
    await pass(2_000);
    expect(rows()).toHaveLength(2);
  });

  it('calls two days that exclude each other what they are', async () => {
    await openPage([named('20418302', 'Quay')]);
    press('Filters');
    fireEvent.change(screen.getByLabelText('Booked from'), { target: { value: '2026-11-22' } });
    fireEvent.change(screen.getByLabelText('Booked until'), { target: { value: '2026-11-21' } });
    expect(screen.getByText('Booked from is later than Booked until.')).toBeTruthy();
  });
});

describe('orders that cannot be had for want of a token', () => {
  it('are told by the notice that asks for another one, and by nothing beside it', async () => {
    const { scope, pass } = await openPage([named('20418302', 'Quay')], ({ answers, scope: before }) => {
      answers.ordersFailure = failure('missing-token');
      answers.token = async () => ({ ok: false, failure: failure('server-trouble', { status: 503 }) });
      before.session.start();
    });
    await pass(0);
    expect(scope.session.tokenFailure?.status).toBe(503);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
