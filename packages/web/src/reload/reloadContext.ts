import { createRoomContext } from '../context/createRoomContext.ts';
import type { PageReload } from './PageReload.ts';

export const reloadContext = createRoomContext<PageReload>('reload');

/** The reloads that the page does by itself. */
export const usePageReload = reloadContext.use;
