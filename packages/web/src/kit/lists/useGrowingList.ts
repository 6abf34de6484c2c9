import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';

/** What fills a tall window: whoever waits for a list waits for the first of its rows. */
const atFirst = 30;
const atATime = 200;
/** How much was drawn at each place of the history: whoever comes back finds the page as high as it was left. */
const drawnAt = new Map<string, number>();

/**
 * Draws the beginning of a long list, and more of it as its end comes into sight. Back at its beginning, where it is
 * narrowed, it is short again: what narrows it has no thousands of rows to take away. With the browser's Back it is as long as
 * it was left, so that the browser finds the place. On paper it stands whole.
 */
export const useGrowingList = <T>(
  all: readonly T[],
): { readonly shown: readonly T[]; readonly end: RefObject<HTMLDivElement | null> } => {
  const { key } = useLocation();
  const [count, setCount] = useState(() => drawnAt.get(key) ?? atFirst);
  const [printing, setPrinting] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const more = count < all.length;
  useEffect(() => void drawnAt.set(key, count), [key, count]);
  useEffect(() => {
    const mark = end.current;
    if (!more || mark === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setCount(count + atATime);
      },
      { rootMargin: '600px' },
    );
    watch.observe(mark);
    return () => watch.disconnect();
  }, [more, count]);
  useEffect(() => {
    const list = end.current?.parentElement ?? null;
    if (count === atFirst || list === null) return undefined;
    const handleScroll = (): void => {
      if (list.getBoundingClientRect().top >= 0) setCount(atFirst);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [count]);
  useEffect(() => {
    // The browser prints what is drawn when this returns.
    const handleBeforePrint = (): void => flushSync(() => setPrinting(true));
    const handleAfterPrint = (): void => setPrinting(false);
    window.addEventListener('beforeprint', handleBeforePrint);
    window.addEventListener('afterprint', handleAfterPrint);
    return () => {
      window.removeEventListener('beforeprint', handleBeforePrint);
      window.removeEventListener('afterprint', handleAfterPrint);
    };
  }, []);
  return { shown: more && !printing ? all.slice(0, count) : all, end };
};
