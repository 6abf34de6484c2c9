import { z } from 'zod';
import { succeededOutcome } from '../../wire/outcome.ts';
import { revokeByRefreshToken } from '../../users/sessions.ts';
import { refuseUnknownClient } from '../../wire/clientId.ts';
import { makeIdentityOperation } from '../makeIdentityOperation.ts';

const input = z.object({ ClientId: z.string().min(1), Token: z.string().min(1).max(8_192) });

/** RevokeToken: ends one session and everything issued under it (IDENT-8). */
export const revokeToken = makeIdentityOperation(input, async ({ ClientId, Token }, context) => {
  const refusal = refuseUnknownClient(ClientId);
  if (refusal) return refusal;
  await revokeByRefreshToken(context.db, Token, context.now());
  return succeededOutcome({});
});
