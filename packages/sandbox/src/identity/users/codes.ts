import { createHmac, randomInt } from 'node:crypto';
import type { Database } from '@fx-gateway/services/database/database.ts';
import type { SandboxSettings } from '../../server/settings/sandboxSettings.ts';
import { identityTables, type CodePurpose } from './identityTables.ts';

type Keeping = {
  readonly db: Database;
  readonly now: () => number;
  readonly settings: Pick<SandboxSettings, 'signUpCodeSeconds' | 'recoveryCodeSeconds'>;
  readonly key: { readonly pepper: string };
};

/** Makes a code of six digits, the only one that is good for its owner and purpose from now on. */
export const issueCode = async (
  { db, now, settings, key }: Keeping,
  owner: string,
  purpose: CodePurpose,
): Promise<string> => {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const seconds = purpose === 'sign-up' ? settings.signUpCodeSeconds : settings.recoveryCodeSeconds;
  const kept = {
    code_hash: hashOf(key.pepper, owner, purpose, code),
    expires_at: new Date(now() + seconds * 1_000),
  };
  await identityTables(db)
    .insertInto('identity_codes')
    .values({ owner, purpose, ...kept })
    .onConflict((conflict) => conflict.columns(['owner', 'purpose']).doUpdateSet(kept))
    .execute();
  return code;
};

/** What a code turned out to be. Told as `right` once: the code is gone then. */
type CodeVerdict = 'right' | 'wrong' | 'none';

/** Takes a code; `none` when no code is awaited any more. */
export const consumeCode = async (
  { db, now, key }: Omit<Keeping, 'settings'>,
  owner: string,
  purpose: CodePurpose,
  code: string,
): Promise<CodeVerdict> => {
  const tables = identityTables(db);
  const taken = await tables
    .deleteFrom('identity_codes')
    .where('owner', '=', owner)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', hashOf(key.pepper, owner, purpose, code.trim()))
    .where('expires_at', '>', new Date(now()))
    .returning('owner')
    .executeTakeFirst();
  if (taken) return 'right';
  const awaited = await tables
    .selectFrom('identity_codes')
    .select('owner')
    .where('owner', '=', owner)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date(now()))
    .executeTakeFirst();
  return awaited ? 'wrong' : 'none';
};

const hashOf = (pepper: string, owner: string, purpose: CodePurpose, code: string) =>
  createHmac('sha256', pepper).update(`${owner} ${purpose} ${code}`).digest('hex');
