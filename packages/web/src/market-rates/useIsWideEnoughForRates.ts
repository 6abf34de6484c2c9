import { useMedia } from '../kit/layout/useMedia.ts';

/** From this width on the rates stand beside a page that keeps its own. */
const roomBeside = '(width >= 85rem)';

/** Whether the window is wide enough for the rates to stand beside the page. */
export const useIsWideEnoughForRates = (): boolean => useMedia(roomBeside);
