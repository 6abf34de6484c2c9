import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isInDialog, isField } from './formFieldFocus.ts';
import { markPageShown } from './markPageShown.ts';

/** The heading of a page that the user went on to has the focus, unless they are in a field or a dialog. */
export const useFocusPageHeading = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string | null>(null);
  const { pathname } = useLocation();
  const way = useNavigationType();
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    markPageShown();
    const { activeElement } = document;
    if (way === 'PUSH' && !isField(activeElement) && !isInDialog(activeElement))
      heading.current?.focus({ preventScroll: true });
  }, [pathname, way]);
  return heading;
};
