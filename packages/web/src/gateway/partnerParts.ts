import type { Services } from '@fx-gateway/adapters/browser';
import type { User } from '@fx-gateway/domain/identity';
import type { SessionStore } from '../session/SessionStore.ts';
import type { PageReload } from '../reload/PageReload.ts';
import type { AppDependencies } from '../context/dependenciesContext.ts';

/** What a partner's pages are handed; it lives as long as the same person is signed in. */
export type PartnerParts = AppDependencies & {
  readonly services: Services;
  readonly user: User;
  readonly reload: PageReload;
  /** Says when the page is covered because nobody is there. */
  readonly session: Pick<SessionStore, 'locked'>;
};
