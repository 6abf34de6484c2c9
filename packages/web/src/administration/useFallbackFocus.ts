import { useEffect, useRef, type RefObject } from 'react';
import { useAdministration } from './administrationContext.ts';

/**
 * Where a control that had the focus is gone with what it offered, the focus goes to this element in place of nowhere: a
 * dialog that closes would give it back to what is gone. `offered` is what the control stood for.
 */
export const useFallbackFocus = (home: RefObject<HTMLElement | null>, offered: string): void => {
  const store = useAdministration();
  const last = useRef(offered);
  useEffect(() => {
    if (last.current === offered) return;
    last.current = offered;
    const { activeElement, body } = document;
    const isLost =
      activeElement === body ||
      (store.proposal === null && activeElement?.closest('[role="dialog"]') !== null);
    if (isLost) home.current?.focus();
  }, [home, offered, store]);
};
