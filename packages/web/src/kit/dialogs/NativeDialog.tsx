import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusWhenOpened } from '../focus/focusWhenOpened.ts';
import './NativeDialog.css';

/**
 * A dialog of the browser itself, for when what draws dialogs was lost on the way: what has to be asked or said does not
 * wait for the connection.
 */
export const NativeDialog = ({
  label,
  focus,
  onClose,
  children,
}: {
  readonly label: string;
  /** A selector of what has the focus first. */
  readonly focus: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog === null) return;
    dialog.showModal();
    focusWhenOpened(focus)(dialog);
    return () => dialog.close();
  }, [focus]);
  return (
    <dialog
      ref={box}
      className="plain-overlay"
      aria-label={label}
      onCancel={(event) => {
        // It is open as long as its owner says so.
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
};
