import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useInterceptHistory } from '../routing/HistoryInterceptor.tsx';
import { makeStayOnPageHandler } from '../routing/makeStayOnPageHandler.ts';

/** Where the user wanted to go: an address, or as many entries of the history back or forth. */
type Wanted = string | number;

/** Whether it is asked right now, and the two answers. */
export type LeaveGuard = {
  /** True while it is asked whether to leave. */
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
};

const nothingHeld = (): void => undefined;

/** The address within the application that a plain click leads to, or null. */
const wantedBy = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  if (link.target !== '' || link.pathname === location.pathname) return null;
  return link.pathname + link.search;
};

/**
 * Asks before a link or the closing of the tab leads away from something that is not finished; before the way back or
 * forth does, too, unless `historyKeeps` what was begun. A user who stays finds the address as it was.
 */
export const useLeaveGuard = (
  active: boolean,
  { historyKeeps = false }: { readonly historyKeeps?: boolean } = {},
): LeaveGuard => {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const letGo = useRef<() => void>(nothingHeld);
  const navigate = useNavigate();
  const interceptHistory = useInterceptHistory();
  useEffect(() => {
    if (!active) return undefined;
    const handleUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    const handleClick = (event: MouseEvent): void => {
      const address = wantedBy(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(address);
    };
    // Pressing Back again while it is asked means no more than the first time.
    const letHistoryGo = historyKeeps
      ? nothingHeld
      : interceptHistory(makeStayOnPageHandler((steps) => setWanted((before) => before ?? steps)));
    letGo.current = letHistoryGo;
    window.addEventListener('beforeunload', handleUnload);
    document.addEventListener('click', handleClick, { capture: true });
    return () => {
      letHistoryGo();
      window.removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handleClick, { capture: true });
    };
  }, [active, historyKeeps, interceptHistory]);
  return {
    asking: wanted !== null,
    stay: () => setWanted(null),
    leave: () => {
      if (wanted === null) return;
      letGo.current();
      if (typeof wanted === 'number') history.go(wanted);
      else void navigate(wanted);
    },
  };
};
