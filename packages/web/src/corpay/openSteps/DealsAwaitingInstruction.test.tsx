import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { openQuotedScope, orderSummary } from '../../../test/fakeCorpay.ts';
import { corpayContext } from '../stores/corpayContext.ts';
import { LatestOrders } from '../orders/LatestOrders.tsx';
import { DealsAwaitingInstruction } from './DealsAwaitingInstruction.tsx';

afterEach(cleanup);

const draw = async (...numbers: readonly string[]) => {
  const { scope } = await openQuotedScope();
  render(
    <MemoryRouter>
      <corpayContext.Provider value={scope}>
        <DealsAwaitingInstruction
          orders={numbers.map((number) => ({ ...orderSummary(number), beneCount: 0 }))}
        />
      </corpayContext.Provider>
    </MemoryRouter>,
  );
};

const waits = /is booked but not instructed/;

/** The dashboard of a user whose deal waits, until it is instructed elsewhere. */
const drawLatest = async () => {
  const { scope, answers, time } = await openQuotedScope();
  await scope.deal.book(() => null);
  scope.deal.leaveInstruct();
  answers.orders = [{ ...orderSummary('20418300'), beneCount: 0 }];
  render(
    <MemoryRouter>
      <corpayContext.Provider value={scope}>
        <LatestOrders none={null} />
      </corpayContext.Provider>
    </MemoryRouter>,
  );
  const pass = () => act(async () => time.advance(0));
  await pass();
  expect(screen.getByText(waits)).toBeTruthy();
  answers.orders = [{ ...orderSummary('20418300'), beneCount: 1 }];
  answers.payments = [
    {
      payeeName: 'Thalassa Olive Cooperative',
      availableDate: '2026-11-24',
      reference: '',
      amount: { currency: 'EUR', amount: 10_000 },
      fee: { currency: 'USD', amount: 0 },
    },
  ];
  return { scope, pass };
};

describe('a deal that is instructed elsewhere', () => {
  it('waits no more as soon as the user comes back to the page', async () => {
    const { pass } = await drawLatest();
    fireEvent.focus(window);
    await pass();
    expect(screen.getByText('20418300')).toBeTruthy();
    expect(screen.queryByText(waits)).toBeNull();
  });

  it('waits no more as soon as another tab says so', async () => {
    const { scope, pass } = await drawLatest();
    await act(async () => scope.intents.readAwaited());
    await pass();
    expect(screen.getByText('20418300')).toBeTruthy();
    expect(screen.queryByText(waits)).toBeNull();
  });
});

describe('deals that wait for their instruction', () => {
  it('are one notice, with the way to instruct each', async () => {
    await draw('20418302', '20418301');
    expect(document.querySelectorAll('.notice')).toHaveLength(1);
    expect(screen.getByText('2 deals are booked but not instructed.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '20418302€10,000.00Instruct',
      '20418301€10,000.00Instruct',
    ]);
    expect(screen.getByRole('link', { name: 'Instruct Payment of deal 20418301' }).getAttribute('href')).toBe(
      '/secure/fxgateway/orders/20418301',
    );
  });

  it('are told in full where there is only one', async () => {
    await draw('20418302');
    expect(screen.getByText('Deal 20418302 is booked but not instructed.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Instruct Payment' })).toBeTruthy();
  });
});
