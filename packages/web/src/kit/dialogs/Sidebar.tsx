import { lazyDrawer } from './fetchedOverlays.ts';
import type { SidebarProps } from './modalProps.ts';
import { NativeDialog } from './NativeDialog.tsx';
import { useLazyOverlay } from './useLazyOverlay.ts';
import './Sidebar.css';

/** What slides over the page from one side. Its first button has the focus as soon as it opens, and Escape closes it. */
export const Sidebar = (props: SidebarProps) => {
  const { drawn: Drawn, lost } = useLazyOverlay(lazyDrawer, props.open);
  if (Drawn !== null) return <Drawn {...props} />;
  if (!lost) return null;
  const { label, onClose, children } = props;
  return (
    <NativeDialog label={label} focus="button" onClose={onClose}>
      {children}
    </NativeDialog>
  );
};
