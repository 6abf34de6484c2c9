import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { beneficiaryRemovalFailureMessages } from '@fx-gateway/domain/beneficiaries/beneficiaryRemovalFailureMessages.ts';
import { beneficiarySaveErrors } from '@fx-gateway/domain/corpay/beneficiaries/beneficiaryMessages.ts';
import { toRemovalLabelledValues } from '@fx-gateway/domain/corpay/beneficiaries/toRemovalLabelledValues.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { LabelledValueList } from '../../kit/facts/LabelledValueList.tsx';
import { FailureNotice } from '../../kit/notices/FailureNotice.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import type { BeneficiaryRemovalStore } from '../../beneficiaries/BeneficiaryRemovalStore.ts';

/** Asks before a beneficiary is deleted, and names them (CP-BENE-7). */
export const DeleteBeneficiaryDialog = observer(
  ({
    removal,
    formerName,
    awaited,
    underWay,
    onKeep,
    onDeleted,
  }: {
    readonly removal: BeneficiaryRemovalStore<Beneficiary>;
    /** The name under the dialog, which another one may have taken the place of. */
    readonly formerName: string;
    /** The orders that were booked for them and wait for their instruction. */
    readonly awaited: readonly string[];
    /** True while it is not known of all of these that they are not instructed. */
    readonly underWay: boolean;
    readonly onKeep: () => void;
    readonly onDeleted: () => void;
  }) => {
    const { trouble, seen } = removal;
    const name = seen?.accountHolderName ?? formerName;
    const confirm = async (): Promise<void> => {
      if (await removal.confirm()) onDeleted();
    };
    return (
      <ConfirmDialog
        open={removal.asking}
        title={`Delete ${name}?`}
        confirmLabel="Delete"
        cancelLabel="Keep"
        destroys
        busy={removal.deleting}
        onCancel={onKeep}
        onConfirm={() => void confirm()}
      >
        <div className="stack">
          <p>
            You will not be able to pay {name} any more, unless you add them again. Payments that are already
            instructed are not affected.
          </p>
          {awaited.length === 0 ? null : (
            <Notice tone="warning">
              <p>
                {awaited.length === 1 ? `Order ${awaited[0]} is` : `Orders ${awaited.join(', ')} are`} booked
                for {name}
                {underWay ? ', and it is not known yet whether that is paid.' : ' and not yet instructed.'}
              </p>
            </Notice>
          )}
          {seen === null || trouble?.kind !== 'changed-elsewhere' ? null : (
            <Notice tone="warning">
              <p>{beneficiaryRemovalFailureMessages.changedElsewhere(formerName)}</p>
              <LabelledValueList
                columns={1}
                facts={[
                  { label: 'Payee', value: name },
                  ...toRemovalLabelledValues(seen).map(([label, value]) => ({
                    label,
                    value: value || 'N/A',
                  })),
                ]}
              />
            </Notice>
          )}
          {trouble === null || trouble.kind === 'changed-elsewhere' ? null : (
            <FailureNotice
              happened={
                trouble.kind === 'unknown'
                  ? beneficiaryRemovalFailureMessages.unknown(name)
                  : joinSentences(...beneficiarySaveErrors(trouble.failure))
              }
              {...(trouble.kind === 'unknown'
                ? {}
                : { kept: beneficiaryRemovalFailureMessages.notDeleted(name) })}
              requestId={trouble.failure.requestId}
            />
          )}
        </div>
      </ConfirmDialog>
    );
  },
);
