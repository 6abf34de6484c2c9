import { makeDoor } from '../composition/makeDoor.ts';
import type { PageReload } from './PageReload.ts';

export const reloadDoor = makeDoor<PageReload>('reload');

/** The page's reloads on its own account. */
export const usePageReload = reloadDoor.enter;
