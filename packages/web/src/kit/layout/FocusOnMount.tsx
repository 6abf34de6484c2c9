import { useEffect, useRef, type ReactNode } from 'react';

/** Something that must be seen first: it comes into sight and takes the focus when it appears. */
export const FocusOnMount = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="arrival" tabIndex={-1} ref={place}>
      {children}
    </div>
  );
};
