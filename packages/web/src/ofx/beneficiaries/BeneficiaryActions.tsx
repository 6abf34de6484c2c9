import { Edit, Trash } from '@blueprintjs/icons';
import { formatBankAndAccountEnding } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { beneficiaryRemovalFailureMessages } from '@fx-gateway/domain/beneficiaries/beneficiaryRemovalFailureMessages.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { ofxCallFailureMessage, ofxMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { ofxPayeeAccount } from '@fx-gateway/domain/ofx/bankDetails/ofxPayeeAccount.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { OfxFailureNotice } from '../authorization/OfxFailureNotice.tsx';
import { IconButton } from '../../kit/buttons/IconButton.tsx';
import { IconLink } from '../../kit/buttons/IconLink.tsx';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { LabelledValueList } from '../../kit/facts/LabelledValueList.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { PaidAccountLine } from '../../bankDetails/PaidAccountLine.tsx';
import { paths } from '../../routing/paths.ts';
import { findOrCreateOfxBeneficiaryListStore } from '../stores/findOrCreateOfxBeneficiaryListStore.ts';
import { useOfx } from '../stores/ofxContext.ts';
import { toOfxBeneficiaryOverview } from './toOfxBeneficiaryOverview.tsx';
import { makeOfxBeneficiaryRemovalStore } from './makeOfxBeneficiaryRemovalStore.ts';

const words = ofxMessages.deletion;

/** What can be done with a beneficiary: edit, or delete after a question (OFX-BENE-5). */
export const BeneficiaryActions = observer(({ beneficiary }: { readonly beneficiary: OfxBeneficiary }) => {
  const scope = useOfx();
  const navigate = useNavigate();
  const { beneficiaryId, name } = beneficiary;
  const removal = useMemo(() => makeOfxBeneficiaryRemovalStore(scope), [scope]);
  const { trouble, seen } = removal;
  const asked = seen?.name ?? name;
  const handleConfirm = async (): Promise<void> => {
    if (!(await removal.confirm())) return;
    findOrCreateOfxBeneficiaryListStore(scope).announce(asked, 'delete');
    void navigate(paths.gateway.beneficiaries);
  };
  return (
    <div className="button-row">
      <IconLink label={`Edit ${name}`} to={paths.gateway.editBeneficiary(beneficiaryId)}>
        <Edit size={18} />
      </IconLink>
      <IconButton look="danger" label={`Delete ${name}`} onPress={() => removal.ask(beneficiary)}>
        <Trash size={18} />
      </IconButton>
      <ConfirmDialog
        open={removal.asking}
        title={words.title(asked)}
        confirmLabel="Delete"
        cancelLabel="Keep"
        destroys
        busy={removal.deleting}
        onCancel={() => removal.keep()}
        onConfirm={() => void handleConfirm()}
      >
        <div className="stack">
          <p>{words.what(asked)}</p>
          <PaidAccountLine text={formatBankAndAccountEnding(ofxPayeeAccount(seen ?? beneficiary))} />
          {seen === null || trouble?.kind !== 'changed-elsewhere' ? null : (
            <Notice tone="warning">
              <p>{beneficiaryRemovalFailureMessages.changedElsewhere(asked)}</p>
              <LabelledValueList facts={toOfxBeneficiaryOverview(seen, [])} columns={1} />
            </Notice>
          )}
          {trouble === null || trouble.kind === 'changed-elsewhere' ? null : (
            <OfxFailureNotice
              words={trouble.kind === 'unknown' ? words.lost : ofxCallFailureMessage(trouble.failure)}
              failure={trouble.failure}
            />
          )}
        </div>
      </ConfirmDialog>
    </div>
  );
});
