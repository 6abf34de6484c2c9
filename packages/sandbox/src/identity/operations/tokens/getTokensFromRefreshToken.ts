import { z } from 'zod';
import { refuseUnknownClient } from '../../wire/clientId.ts';
import { makeIdentityOperation } from '../makeIdentityOperation.ts';
import { renewTokens } from './renewTokens.ts';

const input = z.object({ ClientId: z.string().min(1), RefreshToken: z.string().min(1).max(8_192) });

/** GetTokensFromRefreshToken: how the client's library stays signed in. */
export const getTokensFromRefreshToken = makeIdentityOperation(
  input,
  async ({ ClientId, RefreshToken }, context) =>
    refuseUnknownClient(ClientId) ?? (await renewTokens(context, RefreshToken)),
);
