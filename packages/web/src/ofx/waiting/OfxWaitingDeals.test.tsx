import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { amountField, openDealPage } from '../../../test/openDealPage.tsx';
import { ofxDealOf } from '../../../test/fakeOfx.ts';

afterEach(cleanup);

const card = (name: string) => within(screen.getByRole('region', { name }));

const remitted = ofxDealOf('2', { stateInfo: { dealState: 'Remitted', dealStateDisplay: 'Remitted' } });

it('who has booked at OFX sees the deals that await funds, with their value date, in place of how a deal goes', async () => {
  const { answers, scope, pass } = await openDealPage();
  answers.deals = [remitted, ofxDealOf('1')];
  await act(async () => scope.deals.load());
  await pass(0);
  const rows = card('Awaiting funds').getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Deal OFX-1 for .+, value date Nov 24, 2026\$1,015\.00Open$/),
  ]);
  expect(screen.queryByText('How a deal goes')).toBeNull();
  answers.deals = [ofxDealOf('3', { maturityDate: '2026-10-01' })];
  await act(async () => scope.deals.load());
  await pass(0);
  expect(card('Awaiting funds').getByRole('listitem').textContent).toMatch(
    /^Deal OFX-3 for .+: overdue, its value date was Oct 1, 2026/,
  );
  answers.deals = [];
  await act(async () => scope.deals.load());
  await pass(0);
  expect(screen.getByText('How a deal goes')).toBeTruthy();
  expect(screen.queryByText('Awaiting funds')).toBeNull();
  expect(screen.queryByText('Pay again')).toBeNull();
});

it('where the deals cannot be loaded that is said, with another try, and nobody is told how a first deal goes', async () => {
  const { answers, pass } = await openDealPage({}, (opened) => {
    opened.answers.dealsFailure = callFailure('server-trouble', '/payments/deals', { status: 500 });
  });
  expect(screen.getByText(/^Unable to load deals at this time\./)).toBeTruthy();
  expect(screen.queryByText('How a deal goes')).toBeNull();
  answers.dealsFailure = null;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(card('Awaiting funds')).toBeTruthy();
});

it('one press begins a deal for a payee of before with what they received last, which has the focus (SETTLE-3)', async () => {
  const { scope, pass } = await openDealPage();
  fireEvent.click(card('Pay again').getByRole('button', { name: /^Pay .+ again, last €860\.00$/ }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await pass(0);
  expect(scope.quote.draft.parts.map(({ beneficiary }) => beneficiary.beneficiaryId)).toEqual(['b1']);
  expect(document.activeElement).toBe(amountField('They receive'));
  expect(amountField('They receive').value).toBe('860.00');
});
