import { saveWords } from '@fx-gateway/domain/corpay';
import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { FailureNotice } from '../../kit/FailureNotice.tsx';
import type { Removal } from './Removal.ts';

/** Asks before a beneficiary is deleted, and names them (CP-BENE-7). */
export const DeleteDialog = observer(
  ({
    removal,
    payee,
    onDeleted,
  }: {
    readonly removal: Removal;
    readonly payee: string;
    readonly onDeleted: () => void;
  }) => {
    const { trouble } = removal;
    const confirm = async (): Promise<void> => {
      if (await removal.confirm()) onDeleted();
    };
    return (
      <ConfirmDialog
        open={removal.asking}
        title={`Delete ${payee}?`}
        confirmLabel="Delete"
        cancelLabel="Keep"
        destroys
        busy={removal.deleting}
        onCancel={() => removal.keep()}
        onConfirm={() => void confirm()}
      >
        <div className="stack">
          <p>
            You will not be able to pay {payee} any more, unless you add them again. Payments that are already
            instructed are not affected.
          </p>
          {trouble === null ? null : (
            <FailureNotice
              happened={
                trouble.kind === 'unknown'
                  ? `It is not known whether ${payee} was deleted. Deleting again is safe.`
                  : saveWords(trouble.failure).join(' ')
              }
              {...(trouble.kind === 'unknown' ? {} : { kept: `${payee} was not deleted.` })}
              requestId={trouble.failure.requestId}
            />
          )}
        </div>
      </ConfirmDialog>
    );
  },
);
