/** Seconds until the customer is sent to the partner's page (OFX-AUTH-2). */
export const secondsToRedirect = 5;

/** The modal 'Partner Authorization Required' (OFX-AUTH-1 to OFX-AUTH-5). */
export type AuthorizationDialogState =
  | { readonly kind: 'closed' }
  /** `wanted` by the customer while there is a token that the partner refuses. */
  | { readonly kind: 'counting'; readonly secondsLeft: number; readonly wanted?: true }
  /** The customer is being sent away: nothing counts any more. */
  | { readonly kind: 'leaving' }
  /** Cancelled or refused: what went wrong stands in the page, with a way to try again (S-96). */
  | { readonly kind: 'dismissed'; readonly why: AuthorizationFailure };

/**
 * Why there is no authorization: the customer cancelled, the partner said no, the return was none of ours, its code does
 * not count any more, or the way to the partner could not be made ready here.
 */
export type AuthorizationFailure =
  | { readonly kind: 'cancelled' | 'forged' | 'late' | 'unprepared' }
  | { readonly kind: 'refused'; readonly error: string };

export type AuthorizationDialogAction =
  /** The session needs an authorization, and there is no code (S-96). */
  | { readonly type: 'needed' }
  | { readonly type: 'second-passed' }
  /** Continue, or the link. */
  | { readonly type: 'continued' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'returned-without'; readonly why: AuthorizationFailure }
  | { readonly type: 'wanted-again' }
  /** A payments token came. */
  | { readonly type: 'granted' };

export const closedAuthorization: AuthorizationDialogState = { kind: 'closed' };

const counting = { kind: 'counting', secondsLeft: secondsToRedirect } as const;

/** What becomes of the modal; pure. Who enters `leaving` goes to the partner's page. */
export const reduceAuthorizationDialog = (
  state: AuthorizationDialogState,
  event: AuthorizationDialogAction,
): AuthorizationDialogState => {
  switch (event.type) {
    // What was cancelled or refused is asked for again only when the customer wants it.
    case 'needed':
      return state.kind === 'closed' ? counting : state;
    case 'second-passed': {
      if (state.kind !== 'counting') return state;
      const secondsLeft = state.secondsLeft - 1;
      return secondsLeft <= 0 ? { kind: 'leaving' } : { ...state, secondsLeft };
    }
    case 'continued':
      return state.kind === 'counting' ? { kind: 'leaving' } : state;
    case 'cancelled':
      return state.kind === 'counting' ? { kind: 'dismissed', why: { kind: 'cancelled' } } : state;
    case 'returned-without':
      return { kind: 'dismissed', why: event.why };
    case 'wanted-again':
      if (state.kind === 'closed') return { ...counting, wanted: true };
      return state.kind === 'dismissed' ? counting : state;
    // A token that is renewed meanwhile is no answer to who wants to authorize anew, or is on the way to the partner.
    case 'granted':
      return state.kind === 'leaving' || (state.kind === 'counting' && state.wanted === true)
        ? state
        : closedAuthorization;
  }
};
