import type { AuthorizationFailure } from './authorizationState.ts';

/** The partner's page says that the customer did not allow it. */
const denied = 'access_denied';

/** Why there is no authorization (OFX-AUTH-6, S-96). */
export const authorizationFailureMessage = (why: AuthorizationFailure): string => {
  switch (why.kind) {
    case 'cancelled':
      return 'You have not authorized us with the partner, so nothing can be loaded or booked.';
    case 'forged':
      return 'This authorization was not asked for here, so it was not used. Please authorize again.';
    case 'late':
      return 'This authorization came too late, or was used before. Please authorize again.';
    case 'unprepared':
      return 'The way to the partner could not be made ready on this page. Please authorize again.';
    case 'refused':
      return why.error === denied || why.error === ''
        ? 'The authorization was refused at the partner.'
        : `The partner did not authorize us: ${why.error}`;
  }
};

/** Where the code of a new authorization was refused, and an earlier one still gives tokens. */
export const earlierAuthorizationHoldsMessage =
  'The partner refused this authorization. Your earlier one still holds.';

/** What the modal says (OFX-AUTH-1 to OFX-AUTH-5). */
export const authorizationMessages = {
  title: 'Partner Authorization Required',
  countdown: (seconds: number): string =>
    `You will be redirected to our partner in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  /** In place of the countdown, while something is typed that leaving would lose. */
  waits:
    'What you typed stays on this page. Continue opens a new tab, where you authorize us; then this page goes on by itself.',
  /** Beneath the title, where there is no modal. */
  why: 'Our partner has to know that you allow us to act for you. You authorize us on their own page and come back here.',
  byHand: ['If you are not redirected, ', 'click here', '.'],
  /** The same while something is typed. */
  byHandBeside: ['If no tab opens, ', 'click here', '.'],
  goOn: 'Continue',
  cancel: 'Cancel',
  again: 'Authorize again',
  /** Beside a call that failed for want of an authorization. */
  authorize: 'Authorize',
  /** Under that button, where the call is not tried again by itself. */
  renewed: 'Your authorization was renewed. Please try again.',
} as const;
