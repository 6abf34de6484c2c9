/** What Blueprint draws over a page, in one piece. */
export { BlueprintDialog } from './BlueprintDialog.tsx';
export { BlueprintDrawer } from './BlueprintDrawer.tsx';
