import { commandFailure } from './commandFailure.ts';
import { exitCodes } from './exitCodes.ts';

const signedIn = 'Another user signed in to this profile meanwhile;';

/** A plan that was made for one user is not carried out as another one. */
export const userChangedFailure = commandFailure(
  exitCodes.refused,
  'other-user',
  `${signedIn} nothing was sent.`,
  {
    hint: 'See who it is with: fxg whoami. With --profile NAME every user has a sign-in of their own.',
  },
);

/** The same after a part of it: the rest is not sent. */
export const userChangedAfterPartFailure = {
  ...userChangedFailure,
  message: `${signedIn} nothing more was sent.`,
};
