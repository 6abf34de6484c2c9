import type { ReactNode } from 'react';

export type ModalProps = {
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
};

export type SidebarProps = {
  readonly open: boolean;
  /** What it is called. */
  readonly label: string;
  readonly side: 'left' | 'right';
  readonly width: string;
  readonly className: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};
