import type { OfxDatabase } from '../records/ofxTables.ts';

/** Whoever brings what was used has it from somebody else's first use, or lost it to them: all that the code gave ends. */
export const revokeWhatCodeGave = async (db: OfxDatabase, code_hash: string): Promise<void> => {
  await db.deleteFrom('ofx_tokens').where('code_hash', '=', code_hash).execute();
  await db.deleteFrom('ofx_refresh_tokens').where('code_hash', '=', code_hash).execute();
};
