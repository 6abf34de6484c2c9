import type { IdentityContext } from './operations/identityContext.ts';
import { identityRoutes } from './identityRoutes.ts';
import { clearUsers, seedUsers } from './identitySeeds.ts';
import { identityMigrations } from './users/identityTables.ts';
import { checkPlainPassword } from './operations/sign-in/checkPlainPassword.ts';
import { codeLimits, RateLimit } from './limits/rateLimit.ts';
import { ExpiringDatabaseStore } from './limits/expiringDatabaseStore.ts';
import { makeSignedCallerCheck } from './signatures/signedCaller.ts';
import { SignInAttempts } from './limits/signInAttempts.ts';
import { loadSigningKey, type SigningKey } from './tokens/signingKey.ts';
import { deleteExpiredIdentityRecords } from './users/deleteExpiredIdentityRecords.ts';
import type { StoredRetryAnswers } from './handleRetriedCallOnce.ts';
import type { SandboxPlugin, SandboxServices } from '../server/services/sandboxPlugin.ts';

/** Of an account that needs a code or a new password first. */
const notReady = 'Your account needs one more step: sign in to FX Gateway first.';

/** A sign-in that is under way is forgotten after three minutes (IDENT-26). */
const signInSessionMs = 180_000;

/** How often each process removes what has ended. */
const tidyEveryMs = 60_000;

/** The identity service, and with it the check of every signed request. */
export const createIdentity = (
  frame: Pick<SandboxServices, 'db' | 'now' | 'settings'>,
): { readonly plugin: SandboxPlugin } & Pick<SandboxServices, 'readCaller' | 'passwordHolder'> => {
  const { db, now, settings } = frame;
  const proofs: IdentityContext['proofs'] = new ExpiringDatabaseStore(
    db,
    { kind: 'proof', lifeMs: signInSessionMs },
    now,
  );
  const challenges: IdentityContext['challenges'] = new ExpiringDatabaseStore(
    db,
    { kind: 'challenge', lifeMs: signInSessionMs },
    now,
  );
  const replays: StoredRetryAnswers = new ExpiringDatabaseStore(db, { kind: 'replay', lifeMs: 300_000 }, now);
  const attempts = new SignInAttempts(now);
  const codesSent = new RateLimit(codeLimits.sent, now);
  const codesTried = new RateLimit(codeLimits.tried, now);
  let key: Promise<SigningKey> | undefined;

  const signingKey = () => {
    key ??= loadSigningKey(db);
    // A database that was away for a moment has the key when it is back.
    key.catch(() => (key = undefined));
    return key;
  };
  let tidyAt = 0;
  const tidy = async () => {
    if (now() < tidyAt) return;
    tidyAt = now() + tidyEveryMs;
    await deleteExpiredIdentityRecords(db, now());
  };
  const contextFor = async (issuer: string): Promise<IdentityContext> => {
    await tidy();
    return {
      db,
      now,
      settings,
      key: await signingKey(),
      issuer,
      proofs,
      challenges,
      attempts,
      codesSent,
      codesTried,
    };
  };

  return {
    plugin: {
      name: 'cognito',
      migrations: identityMigrations,
      register: (app) => identityRoutes(app, contextFor, settings.idempotency ? replays : undefined),
      seed: seedUsers,
      clear: clearUsers,
    },
    readCaller: makeSignedCallerCheck(frame),
    passwordHolder: async (email, password) => {
      const proven = await checkPlainPassword(
        { db, settings, key: await signingKey(), attempts },
        email,
        password,
      );
      if (!proven.ok) return { ok: false, message: proven.refusal.message };
      const { sub, email: own, fxPartner, status } = proven.answer;
      return status === 'CONFIRMED'
        ? { ok: true, holder: { sub, email: own, fxPartner } }
        : { ok: false, message: notReady };
    },
  };
};
