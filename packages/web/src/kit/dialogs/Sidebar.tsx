import { fetchedDrawer } from './fetchedOverlays.ts';
import type { SidebarProps } from './modalProps.ts';
import { PlainOverlay } from './PlainOverlay.tsx';
import { useFetchedOverlay } from './useFetchedOverlay.ts';

/** What slides over the page from one side. Its first button has the focus as soon as it opens, and Escape closes it. */
export const Sidebar = (props: SidebarProps) => {
  const { drawn: Drawn, lost } = useFetchedOverlay(fetchedDrawer, props.open);
  if (Drawn !== null) return <Drawn {...props} />;
  if (!lost) return null;
  const { label, onClose, children } = props;
  return (
    <PlainOverlay label={label} focus="button" onClose={onClose}>
      {children}
    </PlainOverlay>
  );
};
