/** What was found of equal deals of the last seven days, at either partner. */
export type BookedBefore = {
  /** The numbers of those that are or may be the same. */
  readonly found: readonly string[];
  /** False where some could not be looked at. */
  readonly complete: boolean;
  /** What is said before the deal is booked; null where there is nothing to say. */
  readonly words: string | null;
};

/** Whether what is known now says more than what the user has read before: then it is theirs to decide once more. */
export const saysMore = (read: BookedBefore | null, now: BookedBefore): boolean =>
  now.found.some((each) => read?.found.includes(each) !== true) ||
  (!now.complete && read?.complete !== false);

/** What a press is told with that stopped because of it. */
export const stoppedWords =
  'Nothing was sent yet: press Book Deal once more if you want this deal all the same.';
