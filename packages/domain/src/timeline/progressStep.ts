/** A step on the way of what was booked. */
export type ProgressStep = {
  readonly name: 'Booked' | 'Instructed' | 'Your money' | 'Paid';
  /** `now` is what the customer does next; nobody here knows of an `unreported` one whether it is done. */
  readonly state: 'done' | 'now' | 'later' | 'unreported';
  /** Its date, or what is known instead of one. */
  readonly text: string;
};
