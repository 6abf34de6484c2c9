import { DialogBody } from '@blueprintjs/core';
import { useState } from 'react';
import { PrimaryButton } from '../../src/kit/buttons/PrimaryButton.tsx';
import { QuietButton } from '../../src/kit/buttons/QuietButton.tsx';
import { ConfirmDialog } from '../../src/kit/dialogs/ConfirmDialog.tsx';
import { Modal } from '../../src/kit/dialogs/Modal.tsx';
import { NativeDialog } from '../../src/kit/dialogs/NativeDialog.tsx';
import { Sidebar } from '../../src/kit/dialogs/Sidebar.tsx';
import { KitSection } from './KitSection.tsx';

const dialogs = ['question', 'deletion', 'dialog', 'browser dialog', 'sidebar'] as const;

export const DialogParts = () => {
  const [open, setOpen] = useState<(typeof dialogs)[number] | null>(null);
  const close = (): void => setOpen(null);
  return (
    <KitSection title="Dialogs">
      <div className="button-row">
        {dialogs.map((dialog) => (
          <QuietButton key={dialog} onPress={() => setOpen(dialog)}>
            {`Open the ${dialog}`}
          </QuietButton>
        ))}
      </div>
      <ConfirmDialog
        open={open === 'question'}
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        advised="cancel"
        onConfirm={close}
        onCancel={close}
      >
        <p>What you have typed is lost.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'deletion'}
        title="Delete this beneficiary?"
        confirmLabel="Delete"
        destroys
        onConfirm={close}
        onCancel={close}
      >
        <p>This cannot be taken back.</p>
      </ConfirmDialog>
      <Modal open={open === 'dialog'} title="A dialog" focus="button" outsideCloses onClose={close}>
        <DialogBody>
          <p>Escape, the cross and a press beside it close it.</p>
        </DialogBody>
      </Modal>
      {open === 'browser dialog' ? (
        <NativeDialog label="A dialog of the browser" focus="button" onClose={close}>
          <h2>A dialog of the browser</h2>
          <DialogBody>
            <p>It stands in where the other one was lost on the way.</p>
          </DialogBody>
          <PrimaryButton onPress={close}>Close</PrimaryButton>
        </NativeDialog>
      ) : null}
      <Sidebar
        open={open === 'sidebar'}
        label="A sidebar"
        side="right"
        width="20rem"
        className="kit-drawer"
        onClose={close}
      >
        <QuietButton onPress={close}>Close</QuietButton>
      </Sidebar>
    </KitSection>
  );
};
