import { forgetAnswers } from '../../idempotency/forgetAnswers.ts';
import { ofxAnswers } from '../records/ofxAnswers.ts';
import type { OfxDatabase } from '../records/ofxTables.ts';

/** Drops what can no longer matter to a customer at a moment (epoch ms): ended tokens and codes, and free keys. */
export const forgetPast = async (db: OfxDatabase, sub: string, at: number): Promise<void> => {
  const ended = new Date(at);
  await db.deleteFrom('ofx_tokens').where('sub', '=', sub).where('expires_at', '<=', ended).execute();
  await db.deleteFrom('ofx_codes').where('sub', '=', sub).where('expires_at', '<=', ended).execute();
  await forgetAnswers(db, ofxAnswers, sub, at);
};
