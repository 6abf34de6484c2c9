import type { Services } from '@fx-gateway/adapters/browser';
import type { User } from '@fx-gateway/domain/identity';
import type { PageReload } from '../reload/PageReload.ts';
import type { Surroundings } from '../services/surroundingsDoor.ts';

/** What the gateway frame hands to a partner's gateway; it lives as long as the same person is signed in. */
export type PartnerParts = Surroundings & {
  readonly services: Services;
  readonly user: User;
  readonly reload: PageReload;
};
