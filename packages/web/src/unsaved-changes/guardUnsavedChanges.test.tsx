import { describe, expect, it } from 'vitest';
import { PageReload } from '../reload/PageReload.ts';
import { openWizard } from '../../test/openWizard.ts';
import { guardUnsavedChanges } from './guardUnsavedChanges.ts';

const marks = { has: () => false, set: () => undefined, remove: () => undefined };

/** Whether the tab would close without asking. */
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const openGuarded = async () => {
  const opened = await openWizard();
  const reloads: string[] = [];
  const reload = new PageReload({ marks, reload: () => reloads.push('reloaded') });
  const stop = guardUnsavedChanges(opened.scope.drafts, reload);
  return { ...opened, reload, reloads, stop };
};

describe('what was typed about a beneficiary', () => {
  it('keeps reloads and a closing tab away, also after its page was left, until it is saved or given up', async () => {
    const { store, scope, leavePage, reload, reloads } = await openGuarded();
    expect(closes()).toBe(true);
    store.write('accountHolderName', 'Ada');
    leavePage();
    expect(closes()).toBe(false);
    reload.once('partner-session');
    expect(reloads).toEqual([]);
    expect(reload.waiting).toBe(true);
    reload.now();
    expect(reloads).toEqual(['reloaded']);
    scope.drafts.end('');
    expect(closes()).toBe(true);
    reload.once('account');
    expect(reloads).toHaveLength(2);
  });

  it('holds nothing any more once its user has signed out', async () => {
    const { store, stop, reload, reloads } = await openGuarded();
    store.write('accountHolderName', 'Ada');
    stop();
    expect(closes()).toBe(true);
    reload.once('account');
    expect(reloads).toHaveLength(1);
  });
});
