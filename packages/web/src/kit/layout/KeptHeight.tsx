import { useEffect, useRef, type ReactNode } from 'react';
import './KeptHeight.css';

/** What follows a press within this time, in milliseconds, was asked for: nobody is surprised that it moves the page. */
const asked = 500;

/**
 * A place that stays as high as it ever was in this width: what changes in it by itself moves nothing below up. A press
 * inside it gives the height back that its content does not need.
 */
export const KeptHeight = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    let width = box.clientWidth;
    let released: ReturnType<typeof setTimeout> | null = null;
    const keep = (): void => {
      box.style.minHeight = `${String(box.offsetHeight)}px`;
    };
    const release = (): void => {
      box.style.minHeight = '';
      if (released !== null) clearTimeout(released);
      released = setTimeout(() => {
        released = null;
        keep();
      }, asked);
    };
    const sizes = new ResizeObserver(() => {
      if (box.clientWidth !== width) box.style.minHeight = '';
      width = box.clientWidth;
      if (released === null) keep();
    });
    sizes.observe(box);
    box.addEventListener('click', release);
    return () => {
      sizes.disconnect();
      box.removeEventListener('click', release);
      if (released !== null) clearTimeout(released);
    };
  }, []);
  return (
    <div className="kept-height" ref={place}>
      {children}
    </div>
  );
};
