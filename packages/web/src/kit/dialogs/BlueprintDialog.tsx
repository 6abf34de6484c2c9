import { Dialog } from '@blueprintjs/core';
import { focusWhenOpened } from '../focus/focusWhenOpened.ts';
import type { ModalProps } from './modalProps.ts';

/** A dialog as Blueprint draws it. */
export const BlueprintDialog = ({
  open,
  title,
  focus,
  closeButton = true,
  outsideCloses = false,
  onClose,
  onClosed,
  children,
}: ModalProps) => (
  <Dialog
    isOpen={open}
    title={title}
    onClose={onClose}
    {...(onClosed === undefined ? {} : { onClosed })}
    // By itself it would move the focus later, to nothing visible, and react to Escape only from then on.
    autoFocus={false}
    onOpening={focusWhenOpened(focus)}
    isCloseButtonShown={closeButton}
    canOutsideClickClose={outsideCloses}
    shouldReturnFocusOnClose
  >
    {children}
  </Dialog>
);
