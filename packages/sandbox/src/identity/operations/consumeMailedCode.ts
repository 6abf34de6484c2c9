import type { Database } from '@fx-gateway/services/database/database.ts';
import { consumeCode } from '../users/codes.ts';
import type { IdentityContext } from './identityContext.ts';
import type { CodePurpose } from '../users/identityTables.ts';
import { refusedOutcome } from '../wire/outcome.ts';
import { codeLimitRefusal } from '../wire/signInRefusals.ts';

/** Uses a mailed code up; gives the refusal, or undefined when it was the right one. */
export const consumeMailedCode = async (
  context: IdentityContext,
  db: Database,
  owner: string,
  purpose: CodePurpose,
  code: string,
) => {
  const guesses = `${owner} ${purpose}`;
  if (!(await context.codesTried.take(db, guesses))) return codeLimitRefusal;
  switch (await consumeCode({ ...context, db }, owner, purpose, code)) {
    case 'right':
      await context.codesTried.forget(db, guesses);
      return undefined;
    case 'wrong':
      return codeMismatch;
    case 'none':
      return refusedOutcome('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  }
};

export const codeMismatch = refusedOutcome(
  'CodeMismatchException',
  'Invalid verification code provided, please try again.',
);
