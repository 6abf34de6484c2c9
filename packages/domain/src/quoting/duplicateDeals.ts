import { joinSentences } from '../words/joinSentences.ts';

/** What was found of equal deals of the last seven days, at either partner. */
export type DuplicateDealSearchResult = {
  /** The numbers of those that are or may be the same. */
  readonly found: readonly string[];
  /** False where some could not be looked at. */
  readonly complete: boolean;
  /** What is said before the deal is booked; null where there is nothing to say. */
  readonly words: string | null;
};

/** What the user has read of it. */
export type DuplicateDealsSeen = Pick<DuplicateDealSearchResult, 'found' | 'complete'>;

/** All that was read, at whichever moment. */
export const mergeDuplicateDealsSeen = (
  earlier: DuplicateDealsSeen | null,
  later: DuplicateDealsSeen | null,
): DuplicateDealsSeen | null =>
  earlier === null || later === null
    ? (earlier ?? later)
    : { found: [...earlier.found, ...later.found], complete: earlier.complete && later.complete };

/** What is said after another look: where some could not be looked at, that takes back nothing that was found. */
export const updateDuplicateDealSearch = (
  before: DuplicateDealSearchResult | null,
  now: DuplicateDealSearchResult,
): DuplicateDealSearchResult => {
  const gone = before?.found.filter((each) => !now.found.includes(each)) ?? [];
  if (now.complete || gone.length === 0) return now;
  const [said, more] = [before?.words ?? '', now.words ?? ''];
  return {
    found: [...now.found, ...gone],
    complete: false,
    words: said.includes(more) ? said : joinSentences(said, more),
  };
};

/** Whether what is known now says more than what the user has read before: then it is theirs to decide once more. */
export const hasUnseenDuplicateDeals = (read: DuplicateDealsSeen | null, now: DuplicateDealsSeen): boolean =>
  now.found.some((each) => read?.found.includes(each) !== true) ||
  (!now.complete && read?.complete !== false);

/** What a press is told with that stopped because of `words`; null where a late answer has found nothing since. */
export const bookingStoppedMessage = (words: string | null): string =>
  words === null
    ? 'Nothing was sent while your earlier deals were looked up. None of the last seven days is the same: press Book Deal once more.'
    : joinSentences(
        words,
        'Nothing was sent yet: press Book Deal once more if you want this deal all the same.',
      );
