import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A page that the user goes on to begins at its top; on the way back or forth the browser finds the place again. */
export const useScrollToTopOnNewPage = (): void => {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (way === 'PUSH') window.scrollTo(0, 0);
  }, [pathname, way]);
};
