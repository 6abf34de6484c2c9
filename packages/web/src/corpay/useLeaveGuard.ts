import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

type LeaveGuard = {
  /** Where the person wanted to go; null while they stay. */
  readonly wanted: string | null;
  readonly stay: () => void;
  readonly leave: () => void;
};

/** The address within the application that a plain click leads to, or null. */
const wantedBy = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  if (link.target !== '' || link.pathname === location.pathname) return null;
  return link.pathname + link.search;
};

/** Asks before a link or the closing of the tab leads away from something that is not finished. */
export const useLeaveGuard = (active: boolean): LeaveGuard => {
  const [wanted, setWanted] = useState<string | null>(null);
  const navigate = useNavigate();
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
    window.addEventListener('beforeunload', handleUnload);
    document.addEventListener('click', handleClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handleClick, { capture: true });
    };
  }, [active]);
  return {
    wanted,
    stay: () => setWanted(null),
    leave: () => {
      if (wanted !== null) void navigate(wanted);
    },
  };
};
