import { DialogBody, DialogFooter } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Modal } from './Modal.tsx';
import { PrimaryButton } from '../buttons/PrimaryButton.tsx';
import { QuietButton } from '../buttons/QuietButton.tsx';
import './ConfirmDialog.css';

/**
 * Asks before something that cannot be taken back. Escape and the cross mean the same as `cancelLabel`, which has the
 * focus first.
 */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  busy = false,
  destroys = false,
  advised = 'confirm',
  onConfirm,
  onCancel,
  onClosed,
}: {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly busy?: boolean;
  /** What is confirmed cannot be taken back. */
  readonly destroys?: boolean;
  /** Which of the two is the primary action. */
  readonly advised?: 'confirm' | 'cancel';
  /** Null when there is nothing to confirm any more: only the way back is left. */
  readonly onConfirm: (() => void) | null;
  readonly onCancel: () => void;
  /** It is gone, and the focus has returned where what was pressed is still there. */
  readonly onClosed?: () => void;
}) => (
  <Modal
    open={open}
    title={title}
    focus={`.dialog-actions ${advised === 'cancel' ? '.button-primary' : 'button'}`}
    onClose={onCancel}
    onClosed={onClosed}
  >
    <DialogBody useOverflowScrollContainer={false}>{children}</DialogBody>
    <DialogFooter
      minimal
      actions={
        <div className="dialog-actions">
          {advised === 'cancel' ? (
            <>
              {onConfirm === null ? null : (
                <QuietButton busy={busy} onPress={onConfirm}>
                  {confirmLabel}
                </QuietButton>
              )}
              <PrimaryButton onPress={onCancel}>{cancelLabel}</PrimaryButton>
            </>
          ) : (
            <>
              <QuietButton onPress={onCancel}>{cancelLabel}</QuietButton>
              {onConfirm === null ? null : (
                <PrimaryButton busy={busy} destroys={destroys} onPress={onConfirm}>
                  {confirmLabel}
                </PrimaryButton>
              )}
            </>
          )}
        </div>
      }
    />
  </Modal>
);
