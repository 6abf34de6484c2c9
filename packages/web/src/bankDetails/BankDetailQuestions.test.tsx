import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { createConfirmedBankDetailsStore } from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleDependencies } from '../../test/sampleDependencies.ts';
import { dependenciesContext } from '../context/dependenciesContext.ts';
import { BankDetailCheckStore } from './BankDetailCheckStore.ts';
import { BankDetailQuestions } from './BankDetailQuestions.tsx';

afterEach(cleanup);

const accountOf = (beneficiaryId: string, name: string, account: string) => ({
  beneficiaryId,
  name,
  bank: 'Coral Bay Bank',
  account,
  details: [account],
  changedAt: 1,
});

it('whoever is to telephone a payee sees the whole account on request, and of several each by itself', async () => {
  const confirmedAccounts = createConfirmedBankDetailsStore(
    { store: createMemoryStore(), fingerprint: async (text) => text, identifiers: { uuid: () => 'key' } },
    'ofx.one',
  );
  const accounts = [
    accountOf('wool', 'Kestrel Wool', '21480084'),
    accountOf('olive', 'Olive Export', '99120695'),
  ];
  const ports = { readAccounts: async () => succeeded(accounts), confirmedAccounts, clock: { now: () => 2 } };
  const check = new BankDetailCheckStore(ports, () => undefined);
  await check.ask(accounts.map(({ beneficiaryId }) => ({ beneficiaryId, printThen: 'before' })));
  render(
    <dependenciesContext.Provider value={sampleDependencies(() => new Promise(() => undefined))}>
      <BankDetailQuestions
        check={check}
        since="this deal was quoted"
        ticked={false}
        error={null}
        onTick={() => undefined}
      />
    </dependenciesContext.Provider>,
  );
  expect(document.body.textContent).not.toMatch(/2148|9912/);
  fireEvent.click(await screen.findByRole('button', { name: 'Show account of Kestrel Wool' }));
  expect(document.body.textContent).toContain('21480084');
  expect(document.body.textContent).not.toContain('9912');
  fireEvent.click(screen.getByRole('button', { name: 'Hide account of Kestrel Wool' }));
  expect(document.body.textContent).not.toContain('2148');
});
