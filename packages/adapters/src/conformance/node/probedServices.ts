import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import type { HttpPort } from '../../http/httpPort.ts';
import type { SignedApi } from '../../http/signedApi.ts';
import type { TemporaryCredentials } from '../../identity/temporaryCredentials.ts';

/** The services as the user of a run reaches them; nothing of the sign-in is kept anywhere but in `store`. */
export type ServicesOfProbeUser = {
  readonly store: Pick<KeyValueStore, 'read'>;
  readonly http: HttpPort;
  readonly clock: Pick<Clock, 'now'>;
  api(name: string): SignedApi;
  temporaryCredentials(): Promise<TemporaryCredentials | null>;
};
