import type { CorpayDatabase } from '../records/corpayTables.ts';
import { keptFor } from '../../idempotency/answerOnce.ts';
import { forgetAnswers } from '../../idempotency/forgetAnswers.ts';
import { corpayAnswers } from '../records/corpayAnswers.ts';

/**
 * Drops what can no longer matter to a customer at a moment (epoch ms): ended tokens, offers that ended more than a
 * day ago (booked ones live on in their orders) and answers whose key is free again.
 */
export const forgetPast = async (db: CorpayDatabase, sub: string, at: number): Promise<void> => {
  const yesterday = new Date(at - keptFor);
  await db
    .deleteFrom('corpay_tokens')
    .where('sub', '=', sub)
    .where('expires_at', '<=', new Date(at))
    .execute();
  await db.deleteFrom('corpay_quotes').where('sub', '=', sub).where('expires_at', '<', yesterday).execute();
  await forgetAnswers(db, corpayAnswers, sub, at);
};
