import { commandFailure } from './commandFailure.ts';
import { exitCodes } from './exitCodes.ts';

export const signInHint = 'Sign in with: fxg login --email E';

export const signInNeeded = commandFailure(exitCodes.signIn, 'sign-in-needed', 'Nobody is signed in.', {
  hint: signInHint,
});
