import { useEffect, type RefObject } from 'react';

/** While `held`, whoever presses something that goes by it, such as 'Check again', stays in the place where it stood. */
export const useKeepFocusInside = (place: RefObject<HTMLElement | null>, held: boolean): void => {
  useEffect(() => {
    const box = place.current;
    if (!held || box === null) return undefined;
    let within = box.contains(document.activeElement);
    const follow = ({ target }: FocusEvent): void => {
      within = target instanceof Node && box.contains(target);
    };
    const changes = new MutationObserver(() => {
      if (within && document.activeElement === document.body) box.focus({ preventScroll: true });
    });
    changes.observe(box, { childList: true, subtree: true });
    document.addEventListener('focusin', follow);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', follow);
    };
  }, [place, held]);
};
