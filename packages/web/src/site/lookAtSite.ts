import { loadConfiguration } from '@fx-gateway/adapters/browser';
import type { PageReload } from '../reload/PageReload.ts';
import type { OperationsStore } from '../operations/OperationsStore.ts';
import { releaseOfPage } from './releaseOfPage.ts';

const timeLimitMs = 30_000;

const readJson = async (path: string): Promise<unknown> => {
  const answer = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(timeLimitMs) });
  return answer.ok ? await answer.json() : null;
};

/** The release of which the site is now; null where it does not say. */
const readRelease = async (): Promise<string | null> => {
  const given = await readJson('/release.json');
  if (typeof given !== 'object' || given === null || !('release' in given)) return null;
  return typeof given.release === 'string' ? given.release : null;
};

/**
 * Looks what the site has switched off (OPS-1), and whether it gives another release than this page is of (SITE-1); what
 * cannot be read says nothing.
 */
export const lookAtSite = async (
  reload: Pick<PageReload, 'noteRelease'>,
  operations: Pick<OperationsStore, 'note'>,
): Promise<void> => {
  const configuration = await loadConfiguration('/config.json');
  if (configuration.ok) operations.note(configuration.value.operations);
  const ofPage = releaseOfPage();
  const ofSite = await readRelease();
  if (ofPage !== null && ofSite !== null) reload.noteRelease(ofSite === ofPage ? 'current' : 'replaced');
};
