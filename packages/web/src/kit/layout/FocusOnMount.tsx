import { useEffect, useRef, type ReactNode } from 'react';
import { isField, isFree } from './focusOf.ts';
import { useHeldFocus } from './useHeldFocus.ts';

/**
 * Something that must be seen first: it comes into sight and takes the focus when it appears. What did not come of a
 * press here (`elsewhere`) leaves the focus to whoever is in a field. What takes the place of something that had the
 * focus (`inPlace`) takes it only where nobody has gone on to anything else. While somebody answers what is `held`, no
 * form that opens below takes the focus from them.
 */
export const FocusOnMount = ({
  elsewhere = false,
  inPlace = false,
  held = inPlace,
  children,
}: {
  readonly elsewhere?: boolean;
  readonly inPlace?: boolean;
  readonly held?: boolean;
  readonly children: ReactNode;
}) => {
  const place = useRef<HTMLDivElement>(null);
  const came = useRef({ elsewhere, inPlace });
  useHeldFocus(place, held);
  useEffect(() => {
    const { activeElement } = document;
    if (came.current.elsewhere && isField(activeElement)) return;
    if (came.current.inPlace && !isFree(activeElement)) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={held ? 'arrival arrival-held' : 'arrival'} tabIndex={-1} ref={place}>
      {children}
    </div>
  );
};
