import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import './NonShrinkingBox.css';

/** What follows a press within this time, in milliseconds, was asked for: nobody is surprised that it moves the page. */
const asked = 500;

/**
 * A place that stays as high as it ever was in this width: what changes in it by itself moves nothing below up. A press
 * inside it, and another page below it, give the height back that its content does not need; what stands in it for less
 * than half a second keeps none.
 */
export const NonShrinkingBox = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const over = useRef(pathname);
  useEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    let width = box.clientWidth;
    let waiting: ReturnType<typeof setTimeout> | null = null;
    const keepSoon = (): void => {
      if (waiting !== null) clearTimeout(waiting);
      waiting = setTimeout(() => {
        waiting = null;
        box.style.minHeight = `${String(box.offsetHeight)}px`;
      }, asked);
    };
    const release = (): void => {
      box.style.minHeight = '';
      keepSoon();
    };
    const sizes = new ResizeObserver(() => {
      if (box.clientWidth !== width) box.style.minHeight = '';
      width = box.clientWidth;
      keepSoon();
    });
    sizes.observe(box);
    box.addEventListener('click', release);
    return () => {
      sizes.disconnect();
      box.removeEventListener('click', release);
      if (waiting !== null) clearTimeout(waiting);
    };
  }, []);
  useEffect(() => {
    if (over.current !== pathname && place.current !== null) place.current.style.minHeight = '';
    over.current = pathname;
  }, [pathname]);
  return (
    <div className="kept-height" ref={place}>
      {children}
    </div>
  );
};
