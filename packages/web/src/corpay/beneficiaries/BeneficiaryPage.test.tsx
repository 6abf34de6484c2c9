import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { corpayPayeeAccount } from '@fx-gateway/domain/corpay/bankDetails/corpayPayeeAccount.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { corpayContext } from '../stores/corpayContext.ts';
import { bookingsIn, openQuotedScope, thalassa } from '../../../test/fakeCorpay.ts';
import { BeneficiaryPage } from './BeneficiaryPage.tsx';

afterEach(cleanup);

type Opened = Awaited<ReturnType<typeof openQuotedScope>>;

const openPage = async (
  id: string,
  prepare?: (opened: Opened) => void | Promise<void>,
  details: Partial<Beneficiary> = {},
) => {
  const store = createMemoryStore();
  const opened = await openQuotedScope({ store });
  await opened.scope.deal.book();
  await prepare?.(opened);
  opened.answers.show = async () =>
    succeeded({ ...newBeneficiary(id), accountHolderName: 'Thalassa', ...details });
  render(
    <MemoryRouter initialEntries={[`/${id}`]}>
      <corpayContext.Provider value={opened.scope}>
        <Routes>
          <Route path=":id" element={<BeneficiaryPage />} />
          <Route path="/secure/fxgateway/dashboard" element={<p>Book A Deal is here</p>} />
        </Routes>
      </corpayContext.Provider>
    </MemoryRouter>,
  );
  await act(async () => opened.time.advance(0));
  return { ...opened, store };
};
const openDelete = async (id: string, prepare?: (opened: Opened) => void) => {
  const opened = await openPage(id, prepare);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await act(async () => opened.time.advance(0));
  return opened;
};
const warning = () => screen.queryByText(/not yet instructed/);

describe('the page of a beneficiary', () => {
  it('leads to a deal that pays them, without what was typed for another', async () => {
    const { scope, calls } = await openPage('b-2', ({ scope: opened }) => {
      opened.deal.payTo(thalassa, '500');
    });
    const booked = bookingsIn(calls).length;
    fireEvent.click(screen.getByRole('button', { name: 'Book A Deal' }));
    expect(screen.getByText('Book A Deal is here')).toBeTruthy();
    const { beneficiary, paymentAmount, settlementAmount } = scope.quote.draft;
    expect(beneficiary?.clientIntegrationId).toBe('b-2');
    expect([paymentAmount, settlementAmount]).toEqual(['', '']);
    expect(bookingsIn(calls)).toHaveLength(booked);
  });

  it('offers to delete them after everything else', async () => {
    await openPage('b-2');
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.slice(-2)).toEqual(['Book A Deal', 'Delete']);
  });
});

const withAccount = { iban: 'GR16 0110 1250 0000 0001 2300 695' };
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe('the account on the page of a beneficiary (PAYEE-5)', () => {
  it('is masked but for its last four, and shown as long as the user wants to see it', async () => {
    const { store } = await openPage('b-2', undefined, withAccount);
    expect(fact('Account')?.textContent).toBe('•••• 0695Show');
    const button = screen.getByRole('button', { name: 'Show account' });
    fireEvent.click(button);
    expect(fact('Account')?.textContent).toContain('GR16 0110 1250 0000 0001 2300 695');
    expect(button.getAttribute('aria-label')).toBe('Hide account');
    expect([...store.kept.values()].join(' ')).not.toContain('GR16');
    fireEvent.click(button);
    expect(fact('Account')?.textContent).toBe('•••• 0695Show');
  });

  it('that there is none of has nothing to show', async () => {
    await openPage('b-2');
    expect(fact('Account')?.textContent).toBe('N/A');
    expect(screen.queryByRole('button', { name: 'Show account' })).toBeNull();
  });

  it('says when the details were last checked on this device', async () => {
    await openPage('b-2', undefined, withAccount);
    expect(fact('Details checked')?.textContent).toBe('Not checked on this device yet');
    cleanup();
    await openPage(
      'b-2',
      async ({ scope }) => {
        const { confirmedAccounts } = scope.instructDependencies;
        const account = corpayPayeeAccount({ ...newBeneficiary('b-2'), ...withAccount });
        const print = (await confirmedAccounts.printOf(account)) ?? '';
        await confirmedAccounts.confirm('b-2', print, Date.parse('2026-11-21T12:00:00Z'));
      },
      withAccount,
    );
    expect(fact('Details checked')?.textContent).toBe('Nov 21, 2026');
  });
});

describe('deleting a beneficiary (CP-BENE-7)', () => {
  it('warns of the deals that were booked for them and wait for their instruction', async () => {
    await openDelete('b-1');
    expect(warning()?.textContent).toBe('Order 20418300 is booked for Thalassa and not yet instructed.');
  });

  it('does not say of such a deal that it is not instructed while its instruction is open', async () => {
    await openDelete('b-1', ({ scope }) => {
      void scope.intents.whileSending('instruction/20418300', () => new Promise(() => undefined));
    });
    expect(warning()).toBeNull();
    expect(
      screen.getByText(
        'Order 20418300 is booked for Thalassa, and it is not known yet whether that is paid.',
      ),
    ).toBeTruthy();
  });

  it('does not name the deals of another beneficiary', async () => {
    await openDelete('b-2');
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' })).toBeTruthy();
    expect(warning()).toBeNull();
  });

  it('of who was changed elsewhere meanwhile asks again, and shows them as they are now', async () => {
    const { answers, calls, time } = await openDelete('b-2');
    answers.show = async () =>
      succeeded({ ...newBeneficiary('b-2'), accountHolderName: 'Thalassa Oils', bankName: 'Other Bank' });
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await act(async () => time.advance(0));
    expect(
      dialog.getByText(/^Thalassa was changed elsewhere meanwhile\. Nothing is deleted yet/),
    ).toBeTruthy();
    expect(dialog.getByText('Other Bank')).toBeTruthy();
    expect(dialog.getByText('Delete Thalassa Oils?')).toBeTruthy();
    expect(calls.filter((call) => call.startsWith('remove'))).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Keep' }));
    await act(async () => time.advance(0));
    expect(screen.getAllByText('Thalassa Oils').length).toBeGreaterThan(0);
  });
});
