import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Which link was followed at each place of the history. */
const followed = new Map<string, string>();

/** Whoever comes back to a page with the keyboard goes on where they left it: at the link that they followed. */
export const useRestoreLinkFocusOnBack = (): void => {
  const { key } = useLocation();
  const way = useNavigationType();
  useEffect(() => {
    const handleClick = ({ target }: MouseEvent): void => {
      const href = target instanceof Element ? target.closest('main a')?.getAttribute('href') : null;
      if (href) followed.set(key, href);
    };
    document.addEventListener('click', handleClick, true);
    return () => document.removeEventListener('click', handleClick, true);
  }, [key]);
  useLayoutEffect(() => {
    const href = way === 'POP' ? followed.get(key) : undefined;
    if (href === undefined) return;
    const links = [...document.querySelectorAll<HTMLElement>('main a')];
    links.find((link) => link.getAttribute('href') === href)?.focus({ preventScroll: true });
  }, [key, way]);
};
