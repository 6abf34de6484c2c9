import { useEffect, useRef, type ReactNode } from 'react';
import './KeptHeight.css';

/** A place that stays as high as it ever was in this width: what changes in it by itself moves nothing below up. */
export const KeptHeight = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    let width = box.clientWidth;
    const sizes = new ResizeObserver(() => {
      if (box.clientWidth !== width) box.style.minHeight = '';
      width = box.clientWidth;
      box.style.minHeight = `${String(box.offsetHeight)}px`;
    });
    sizes.observe(box);
    return () => sizes.disconnect();
  }, []);
  return (
    <div className="kept-height" ref={place}>
      {children}
    </div>
  );
};
