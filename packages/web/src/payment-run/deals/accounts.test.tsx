import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawRun } from '../../../test/drawRun.tsx';
import { fakePaymentRuns, runOf } from '../../../test/fakePaymentRuns.ts';
import { RunReport } from '../report/RunReport.tsx';
import { BookAllDialog } from './BookAllDialog.tsx';
import { RunDealRow } from './RunDealRow.tsx';

afterEach(cleanup);

const account = 'USD Wire, Northfield Bank ...4410';
const ending = '••••\u00A00695';

/** A run with one deal for each of these accounts, before anything is booked. */
const draw = async (...accounts: readonly string[]) => {
  const partner = fakePaymentRuns();
  const run = runOf(accounts.length);
  const deals = run.deals.map((deal, place) => ({
    ...deal,
    settledFrom: { account: accounts[place] ?? '', feeAccount: accounts[place] ?? '' },
    payments: deal.payments.map((payment) => ({ ...payment, accountEnding: '0695' })),
  }));
  await drawRun(partner, { ...run, deals }, (store) => (
    <>
      <ol>
        {store.run.deals.map((deal) => (
          <RunDealRow key={deal.id} deal={deal} store={store} onRaise={() => undefined} />
        ))}
      </ol>
      <RunReport run={store.run} fees={store.fees} isUnderWay={() => false} />
      <BookAllDialog store={store} proposed={[]} onClose={() => undefined} />
    </>
  ));
  return { report: screen.getByRole('table'), dialog: await screen.findByRole('dialog') };
};

it('before anything is booked the accounts are named: settled from, and of each payee the last four characters', async () => {
  const { report, dialog } = await draw(account);
  const deal = screen.getByRole('listitem', { name: 'Deal 1' });
  for (const place of [deal, report, dialog]) expect(place.textContent).toContain(`Olive Export ${ending}`);
  expect(within(deal).getByText(`Settled from ${account}`)).toBeTruthy();
  expect(dialog.textContent).toContain(account);
});

it('the report says the account of all deals once, on paper above its rows, and of several accounts each row its own', async () => {
  const { report } = await draw(account);
  expect(report.textContent).not.toContain(account);
  act(() => void globalThis.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText(/^Printed/).textContent).toContain(`It is settled from ${account}.`);
  act(() => void globalThis.dispatchEvent(new Event('afterprint')));
  cleanup();
  const several = await draw(account, 'USD iACH ...8411');
  expect(within(several.report).getByText(`from ${account}`)).toBeTruthy();
  expect(within(several.report).getByText('from USD iACH ...8411')).toBeTruthy();
});
