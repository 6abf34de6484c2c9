import { createKeyRing, type KeyRing } from '@fx-gateway/services/keys/keyRing.ts';
import type { SandboxSettings } from '../server/settings/sandboxSettings.ts';

/** What the keys of integrations are sealed under here: a ring of the one secret, however short. */
export const accountsKeyRing = ({ integrationSecret }: Pick<SandboxSettings, 'integrationSecret'>): KeyRing =>
  createKeyRing([{ id: 'sandbox', secret: integrationSecret }]);
