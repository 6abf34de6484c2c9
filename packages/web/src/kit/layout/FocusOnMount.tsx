import { useEffect, useRef, type ReactNode } from 'react';
import { isField } from './focusOf.ts';

/**
 * Something that must be seen first: it comes into sight and takes the focus when it appears. What did not come of a
 * press here (`elsewhere`) leaves the focus to whoever is in a field.
 */
export const FocusOnMount = ({
  elsewhere = false,
  children,
}: {
  readonly elsewhere?: boolean;
  readonly children: ReactNode;
}) => {
  const place = useRef<HTMLDivElement>(null);
  const fromElsewhere = useRef(elsewhere);
  useEffect(() => {
    if (fromElsewhere.current && isField(document.activeElement)) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="arrival" tabIndex={-1} ref={place}>
      {children}
    </div>
  );
};
