import { Dialog } from '@blueprintjs/core';
import type { ReactNode } from 'react';

/** Moves the focus into what has just opened, to the first thing that `selector` names. */
export const focusOn =
  (selector: string) =>
  (opened: HTMLElement): void => {
    // The box around a dialog is no tab stop: nothing would show that it has the focus.
    opened.tabIndex = -1;
    opened.querySelector<HTMLElement>(selector)?.focus();
  };

/**
 * A dialog over the page. The focus is in it as soon as it opens, at what `focus` names, and Escape closes it from
 * there on, wherever the focus was before; when it closes, the focus returns.
 */
export const Modal = ({
  open,
  title,
  focus,
  closeButton = true,
  outsideCloses = false,
  onClose,
  onClosed,
  children,
}: {
  readonly open: boolean;
  readonly title: string;
  /** A selector of what has the focus first. */
  readonly focus: string;
  readonly closeButton?: boolean;
  readonly outsideCloses?: boolean;
  readonly onClose: () => void;
  /** It is gone, and the focus has returned. */
  readonly onClosed?: (() => void) | undefined;
  readonly children: ReactNode;
}) => (
  <Dialog
    isOpen={open}
    title={title}
    onClose={onClose}
    {...(onClosed === undefined ? {} : { onClosed })}
    // By itself it would move the focus later, to nothing visible, and react to Escape only from then on.
    autoFocus={false}
    onOpening={focusOn(focus)}
    isCloseButtonShown={closeButton}
    canOutsideClickClose={outsideCloses}
    shouldReturnFocusOnClose
  >
    {children}
  </Dialog>
);
