import { createRoomContext } from '../context/createRoomContext.ts';
import type { PageReload } from './PageReload.ts';

export const reloadContext = createRoomContext<PageReload>('reload');

/** The page's reloads on its own account. */
export const usePageReload = reloadContext.use;
