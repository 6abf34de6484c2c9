import { answerLifetimeMs } from '@fx-gateway/services/idempotency/answerOnce.ts';
import { deleteExpiredAnswers } from '@fx-gateway/services/idempotency/deleteExpiredAnswers.ts';
import { ofxAnswers } from '../records/ofxAnswers.ts';
import type { OfxDatabase } from '../records/ofxTables.ts';

/**
 * Drops what can no longer matter to a customer at a moment (epoch ms): ended tokens and codes, quotes that ended more
 * than a day ago (booked ones live on in their deals), and answers whose key is free again. Tokens for rates, of no
 * customer, are dropped where there is none.
 */
export const deleteExpiredOfxRecords = async (
  db: OfxDatabase,
  sub: string | null,
  at: number,
): Promise<void> => {
  const ended = new Date(at);
  const endedTokens = db.deleteFrom('ofx_tokens').where('expires_at', '<=', ended);
  if (sub === null) {
    await endedTokens.where('sub', 'is', null).execute();
    return;
  }
  await endedTokens.where('sub', '=', sub).execute();
  await db.deleteFrom('ofx_refresh_tokens').where('sub', '=', sub).where('ends_at', '<=', ended).execute();
  // A used code is known as long as it may have given something that is still alive.
  const given = db
    .selectFrom('ofx_refresh_tokens')
    .select('code_hash')
    .where('ends_at', '>', ended)
    .unionAll(
      db
        .selectFrom('ofx_tokens')
        .select('code_hash')
        .where('code_hash', 'is not', null)
        .$narrowType<{ code_hash: string }>(),
    );
  await db
    .deleteFrom('ofx_codes')
    .where('sub', '=', sub)
    .where('expires_at', '<=', ended)
    .where('code_hash', 'not in', given)
    .execute();
  const yesterday = new Date(at - answerLifetimeMs);
  await db.deleteFrom('ofx_quotes').where('sub', '=', sub).where('expires_at', '<', yesterday).execute();
  await deleteExpiredAnswers(db, ofxAnswers, sub, at);
};
