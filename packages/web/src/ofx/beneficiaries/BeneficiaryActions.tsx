import { Edit, Trash } from '@blueprintjs/icons';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { ofxCallMessages, ofxMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { OfxFailureNotice } from '../authorization/OfxFailureNotice.tsx';
import { IconButton } from '../../kit/buttons/IconButton.tsx';
import { IconLink } from '../../kit/buttons/IconLink.tsx';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { paths } from '../../routing/paths.ts';
import { useOfx } from '../stores/ofxContext.ts';
import { Removal } from './Removal.ts';

const words = ofxMessages.deletion;

/** What can be done with a beneficiary: edit, or delete after a question (OFX-BENE-5). */
export const BeneficiaryActions = observer(({ beneficiary }: { readonly beneficiary: OfxBeneficiary }) => {
  const scope = useOfx();
  const navigate = useNavigate();
  const { beneficiaryId, name } = beneficiary;
  const removal = useMemo(() => new Removal(scope, beneficiaryId), [scope, beneficiaryId]);
  const { failure } = removal;
  const handleConfirm = async (): Promise<void> => {
    if (!(await removal.confirm())) return;
    scope.beneficiaryList.announce(name, 'delete');
    void navigate(paths.gateway.beneficiaries);
  };
  return (
    <div className="button-row">
      <IconLink label={`Edit ${name}`} to={paths.gateway.editBeneficiary(beneficiaryId)}>
        <Edit size={18} />
      </IconLink>
      <IconButton look="danger" label={`Delete ${name}`} onPress={() => removal.ask()}>
        <Trash size={18} />
      </IconButton>
      <ConfirmDialog
        open={removal.asking}
        title={words.title(name)}
        confirmLabel="Delete"
        cancelLabel="Keep"
        destroys
        busy={removal.deleting}
        onCancel={() => removal.keep()}
        onConfirm={() => void handleConfirm()}
      >
        <div className="stack">
          <p>{words.what(name)}</p>
          {failure === null ? null : (
            <OfxFailureNotice
              words={removal.lost ? words.lost : ofxCallMessages(failure)}
              failure={failure}
            />
          )}
        </div>
      </ConfirmDialog>
    </div>
  );
});
