import { lazyDialog } from './fetchedOverlays.ts';
import type { ModalProps } from './modalProps.ts';
import { NativeDialog } from './NativeDialog.tsx';
import { useLazyOverlay } from './useLazyOverlay.ts';

/**
 * A dialog over the page. The focus is in it as soon as it opens, at what `focus` names, and Escape closes it from
 * there on, wherever the focus was before; when it closes, the focus returns.
 */
export const Modal = (props: ModalProps) => {
  const { drawn: Drawn, lost } = useLazyOverlay(lazyDialog, props.open);
  if (Drawn !== null) return <Drawn {...props} />;
  if (!lost) return null;
  const { title, focus, onClose, children } = props;
  return (
    <NativeDialog label={title} focus={focus} onClose={onClose}>
      <h2>{title}</h2>
      {children}
    </NativeDialog>
  );
};
