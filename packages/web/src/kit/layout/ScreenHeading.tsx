import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isFocusFree } from '../focus/formFieldFocus.ts';
import { useTabName } from './tabTitle.ts';
import './ScreenHeading.css';

/**
 * What one screen of a page is about, such as an order: it names the browser's tab too, and has the focus when the user
 * went on to it, unless they are anywhere already.
 */
export const ScreenHeading = ({
  title,
  aside,
  step = '',
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  /** Who goes on to another step of the same page is at its beginning, as on a page of its own. */
  readonly step?: string;
}) => {
  useTabName('screen', title);
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const way = useNavigationType();
  const shown = useRef<{ readonly pathname: string; readonly step: string } | null>(null);
  // After the heading of the page has taken the focus from whatever led here.
  useEffect(() => {
    const before = shown.current;
    if (before?.pathname === pathname && before.step === step) return;
    shown.current = { pathname, step };
    const isStep = before?.pathname === pathname;
    if ((!isStep && way !== 'PUSH') || !isFocusFree(document.activeElement)) return;
    heading.current?.focus({ preventScroll: true });
    if (isStep) window.scrollTo(0, 0);
  }, [pathname, step, way]);
  return (
    <div className="screen-heading">
      <h2 className="screen-title" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {aside}
    </div>
  );
};
