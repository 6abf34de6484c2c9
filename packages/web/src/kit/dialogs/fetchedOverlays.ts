import { makeLazyPage } from '../../routing/makeLazyPage.ts';
import type { ModalProps, SidebarProps } from './modalProps.ts';

/** What opens over a page comes when somebody begins to use the page: nothing of it is seen before. */
export const lazyDialog = makeLazyPage<ModalProps>(
  async () => (await import('./blueprintOverlays.ts')).BlueprintDialog,
);
export const lazyDrawer = makeLazyPage<SidebarProps>(
  async () => (await import('./blueprintOverlays.ts')).BlueprintDrawer,
);

/** Fetches both, again if they were lost before. */
export const prefetchOverlays = async (): Promise<void> => {
  await Promise.all([lazyDialog.fetch(), lazyDrawer.fetch()]);
};
