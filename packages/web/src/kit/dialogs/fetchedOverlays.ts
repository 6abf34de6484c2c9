import { lazyPage } from '../../routing/lazyPage.ts';
import type { ModalProps, SidebarProps } from './modalProps.ts';

/** What opens over a page comes when somebody begins to use the page: nothing of it is seen before. */
export const fetchedDialog = lazyPage<ModalProps>(
  async () => (await import('./blueprintOverlays.ts')).BlueprintDialog,
);
export const fetchedDrawer = lazyPage<SidebarProps>(
  async () => (await import('./blueprintOverlays.ts')).BlueprintDrawer,
);

/** Fetches both, again if they were lost before. */
export const prepareOverlays = async (): Promise<void> => {
  await Promise.all([fetchedDialog.fetch(), fetchedDrawer.fetch()]);
};
