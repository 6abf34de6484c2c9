import { act } from '@testing-library/react';
import { vi } from 'vitest';

export type Sight = { readonly report: IntersectionObserverCallback; readonly watched: ReadonlySet<Element> };

/** Nothing is laid out in the tests' document: a test says what comes into sight. */
export const stubSight = (): readonly Sight[] => {
  const sights: Sight[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly watched = new Set<Element>();
      constructor(report: IntersectionObserverCallback) {
        sights.push({ report, watched: this.watched });
      }
      observe(place: Element): void {
        this.watched.add(place);
      }
      unobserve(place: Element): void {
        this.watched.delete(place);
      }
      disconnect(): void {
        this.watched.clear();
      }
    },
  );
  return sights;
};

/** Tells everything that watches these places that they have come into sight. */
export const comeIntoSight = (sights: readonly Sight[], which: (place: Element) => boolean): void => {
  // What is drawn anew then may watch anew, which comes into sight another time.
  const now = sights.slice();
  for (const { report, watched } of now) {
    const seen = [...watched].filter(which).map((target) => ({ target, isIntersecting: true }));
    if (seen.length > 0) act(() => report(seen as never, null as never));
  }
};
