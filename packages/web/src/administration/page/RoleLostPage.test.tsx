import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dana, openAdministration, press, says } from '../../../test/openAdministration.tsx';
import { sampleConfiguration } from '../../../test/sampleDependencies.ts';

// The page is a chunk of its own, which the first test would wait for.
beforeAll(() => import('./AdministrationPages.tsx'));
afterEach(cleanup);

describe('administrator tools that are open', () => {
  it.each([
    ['that lists', 'accounts'],
    ['that prepares a change', 'inspect'],
  ] as const)(
    'go at a call %s once the service takes its user for an administrator no longer, and say so with a way back',
    async (_what, call) => {
      const no = {
        kind: 'forbidden',
        message: 'Only administrators may do this.',
        requestId: 'r-6',
      } as const;
      await openAdministration({ [call]: async () => failed(no) });
      await press('List Accounts');
      if (call === 'inspect') {
        fireEvent.click(screen.getByLabelText(/dana@harbor\.test/));
        await press('Assign');
      }
      says('Error: Only administrators may do this.');
      says('You are no administrator any more, so the tools are closed.');
      says('r-6');
      expect(document.activeElement?.textContent).toContain('so the tools are closed.');
      expect(document.activeElement).not.toBe(document.body);
      expect(screen.getByRole('link', { name: 'Go back home' }).getAttribute('href')).toBe('/secure');
      expect(screen.queryByRole('button', { name: 'List Accounts' })).toBeNull();
    },
  );

  it('stay where only the changes may not be read, which says so itself', async () => {
    const no = { kind: 'forbidden', message: 'You may not read the changes.', requestId: null } as const;
    const administration = { providerParentCode: 'x', auditPath: '/admin/audit' };
    await openAdministration({ changes: async () => failed(no) }, ['admin'], {
      ...sampleConfiguration,
      administration,
    });
    await press('List Changes');
    says('Error: You may not read the changes.');
    await press('List Accounts');
    expect(screen.getByLabelText(/dana@harbor\.test/)).toBeTruthy();
  });

  it('say of a change after which they go that it was made', async () => {
    let isLost = false;
    const no = { kind: 'forbidden', message: 'Only administrators may do this.', requestId: null } as const;
    await openAdministration({
      accounts: async () => (isLost ? failed(no) : succeeded([dana])),
      assignRole: async () => {
        isLost = true;
        return succeeded({ message: 'Role set.' });
      },
    });
    await press('List Accounts');
    fireEvent.click(screen.getByLabelText(/dana@harbor\.test/));
    await press('Assign');
    await press('Make This Change');
    says('Role set. You are no administrator any more, so the tools are closed.');
  });
});
