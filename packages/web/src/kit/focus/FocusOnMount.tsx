import { useEffect, useRef, type ReactNode } from 'react';
import { isField, isFocusFree } from './formFieldFocus.ts';
import { useKeepFocusInside } from './useKeepFocusInside.ts';

/** What keeps the focus from something that appears. */
type Yielding = 'nothing' | 'field' | 'anything';

const keepsFocus: Record<Yielding, (focused: Element | null) => boolean> = {
  nothing: () => false,
  field: isField,
  anything: (focused) => !isFocusFree(focused),
};

/**
 * Something that must be seen first: it comes into sight and takes the focus when it appears. What did not come of a
 * press here yields to the `field` that somebody is in, and what takes the place of something that had the focus to
 * `anything` that they have gone on to. While somebody answers what is `held`, no form that opens below takes the focus
 * from them.
 */
export const FocusOnMount = ({
  yieldsTo = 'nothing',
  held = false,
  children,
}: {
  readonly yieldsTo?: Yielding;
  readonly held?: boolean;
  readonly children: ReactNode;
}) => {
  const place = useRef<HTMLDivElement>(null);
  const came = useRef(yieldsTo);
  useKeepFocusInside(place, held);
  useEffect(() => {
    if (keepsFocus[came.current](document.activeElement)) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={held ? 'arrival arrival-held' : 'arrival'} tabIndex={-1} ref={place}>
      {children}
    </div>
  );
};
