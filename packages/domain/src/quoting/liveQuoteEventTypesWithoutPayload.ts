/** What can happen to a live quote without saying anything else. */
export const liveQuoteEventTypesWithoutPayload = [
  // The user wants the same to be asked again, at once.
  'asked-again',
  // A new token has come: the same is asked again by itself.
  'token-came',
  // The machine says that it has no connection any more.
  'connection-lost',
  // The connection seems to be there again: what was not answered is asked again by itself.
  'connection-came',
  // Book Deal is held down: what is displayed stays displayed until the press is over.
  'press-began',
  'press-ended',
  'booking-began',
  'booking-ended',
  'page-hidden',
  'page-shown',
  // A moment that the state waited for has come.
  'time-passed',
] as const;
