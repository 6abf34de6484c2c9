import { useMemo } from 'react';

/** Watches a row until the function that it gives is called. */
export type WatchRow<Of> = (row: Element, of: Of) => () => void;

type Told<Of> = (these: readonly Of[]) => void;

const createRowSight = <Of>(seen: Told<Of>, left: Told<Of>): WatchRow<Of> => {
  const rows = new Map<Element, Of>();
  const sight = new IntersectionObserver((entries) => {
    // Of a row that has come and gone the last entry counts.
    const inSight = new Map(entries.map(({ target, isIntersecting }) => [target, isIntersecting]));
    const those = (isSeen: boolean): readonly Of[] =>
      [...inSight].flatMap(([row, isIn]) => {
        const of = rows.get(row);
        return of === undefined || isIn !== isSeen ? [] : [of];
      });
    left(those(false));
    seen(those(true));
  });
  return (row, of) => {
    rows.set(row, of);
    sight.observe(row);
    return () => {
      rows.delete(row);
      sight.unobserve(row);
      left([of]);
    };
  };
};

/** Tells of the rows that come into sight, and of those that leave it or are drawn no longer; both stay the same functions. */
export const useRowSight = <Of>(seen: Told<Of>, left: Told<Of>): WatchRow<Of> =>
  useMemo(() => createRowSight(seen, left), [seen, left]);
