import { useMemo } from 'react';

/** Watches a row until the function that it gives is called. */
export type WatchRow<Of> = (row: Element, of: Of) => () => void;

type Told<Of> = (these: readonly Of[]) => void;

/** Who scrolls on within this time, in milliseconds, has not looked at the rows that fly by. */
const lookedAt = 150;
/** So long after a key, in milliseconds, another one may follow, and bring other rows. */
const typedOn = 300;

const createRowSight = <Of>(seen: Told<Of>, left: Told<Of>): WatchRow<Of> => {
  const rows = new Map<Element, Of>();
  let changed = new Map<Of, boolean>();
  let waiting: ReturnType<typeof setTimeout> | null = null;
  const tell = (): void => {
    waiting = null;
    const told = changed;
    changed = new Map();
    const those = (isSeen: boolean): readonly Of[] =>
      [...told].flatMap(([of, isIn]) => (isIn === isSeen ? [of] : []));
    const [gone, come] = [those(false), those(true)];
    if (gone.length > 0) left(gone);
    if (come.length > 0) seen(come);
  };
  const tellSoon = (): void => {
    if (waiting === null) tell();
  };
  const tellAfter = (rest: number): void => {
    if (waiting !== null) clearTimeout(waiting);
    waiting = setTimeout(tell, rest);
  };
  const handleScroll = (): void => tellAfter(lookedAt);
  const handleKey = (): void => tellAfter(typedOn);
  const sight = new IntersectionObserver((entries) => {
    // Of a row that has come and gone the last entry counts.
    for (const { target, isIntersecting } of entries) {
      const of = rows.get(target);
      if (of !== undefined) changed.set(of, isIntersecting);
    }
    tellSoon();
  });
  return (row, of) => {
    if (rows.size === 0) {
      window.addEventListener('scroll', handleScroll, { passive: true });
      window.addEventListener('keydown', handleKey);
    }
    rows.set(row, of);
    sight.observe(row);
    return () => {
      rows.delete(row);
      sight.unobserve(row);
      changed.set(of, false);
      // React takes rows away one by one: all that one drawing takes away are told of at once.
      if (changed.size === 1) queueMicrotask(tellSoon);
      if (rows.size > 0) return;
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('keydown', handleKey);
    };
  };
};

/** Tells of the rows that come into sight, and of those that leave it or are drawn no longer; both stay the same functions. */
export const useRowVisibility = <Of>(seen: Told<Of>, left: Told<Of>): WatchRow<Of> =>
  useMemo(() => createRowSight(seen, left), [seen, left]);
