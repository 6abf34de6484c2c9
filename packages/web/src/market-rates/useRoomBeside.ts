import { useSyncExternalStore } from 'react';

/** From this width on the rates stand beside a page that keeps its own. */
const roomBeside = '(width >= 85rem)';

const query = (): MediaQueryList | null =>
  typeof globalThis.matchMedia === 'function' ? globalThis.matchMedia(roomBeside) : null;

const follow = (onChange: () => void): (() => void) => {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
};

const isThere = (): boolean => query()?.matches ?? false;

/** Whether the window is wide enough for the rates to stand beside the page. */
export const useRoomBeside = (): boolean => useSyncExternalStore(follow, isThere);
