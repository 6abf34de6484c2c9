import { createFeatureContext } from '../context/createFeatureContext.ts';
import type { PageReload } from './PageReload.ts';

export const reloadContext = createFeatureContext<PageReload>('reload');

/** The reloads that the page does by itself. */
export const usePageReload = reloadContext.use;
