import { runWithoutExclusion } from '@fx-gateway/domain/ports/exclusively.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleBranding } from '../../test/sampleBranding.ts';
import { sampleDependencies } from '../../test/sampleDependencies.ts';
import { accountContext } from '../account/accountContext.ts';
import { AccountStore } from '../account/AccountStore.ts';
import { brandingContext } from '../branding/brandingContext.ts';
import { dependenciesContext } from '../context/dependenciesContext.ts';
import { PrintHead } from './PrintHead.tsx';

afterEach(cleanup);

it('a printed page names the brand, the organization and the day it is printed on, however long it was open', async () => {
  const day = 24 * 3_600_000;
  const clock = { now: () => moment, elapsed: () => 0 };
  let moment = Date.UTC(2026, 10, 21, 12);
  const account = new AccountStore({
    connect: async () => ({
      load: async () =>
        succeeded({
          accountId: 'account-1',
          userRoles: new Set<string>(),
          settings: { orgName: 'Harbor Lane Imports' },
          fixerApiKey: null,
          message: null,
          partners: [],
          exchanges: [],
        }),
      save: async () => succeeded(undefined),
    }),
    reload: { once: () => false },
    exclusively: runWithoutExclusion,
  });
  const { container } = render(
    <dependenciesContext.Provider
      value={{ ...sampleDependencies(() => new Promise(() => undefined)), clock }}
    >
      <brandingContext.Provider value={sampleBranding('afs').branding}>
        <accountContext.Provider value={account}>
          <PrintHead />
        </accountContext.Provider>
      </brandingContext.Provider>
    </dependenciesContext.Provider>,
  );
  await act(() => account.start());
  expect(container.textContent).toMatch(/AFS FX Advantage.*Harbor Lane Imports.*November 21, 2026/);
  moment += day;
  await act(async () => fireEvent(window, new Event('beforeprint')));
  expect(container.textContent).toContain('November 22, 2026');
});
