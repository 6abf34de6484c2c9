import { administratorRole } from '@fx-gateway/domain/account/account.ts';
import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { accountTargetOf } from '@fx-gateway/domain/administration/accountTarget.ts';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { PrimaryButton } from '../kit/buttons/PrimaryButton.tsx';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { useAdministration } from './administrationContext.ts';
import { CallReport } from './CallReport.ts';
import { CallReportNotice } from './CallReportNotice.tsx';
import { AccountField } from './AccountField.tsx';

const roles = [{ value: administratorRole, label: administratorRole }];

/** Gives an account that is named the role, or takes it away (ADMIN-12, ADMIN-16). */
export const RoleForm = observer(() => {
  const store = useAdministration();
  const [report] = useState(() => new CallReport());
  const [named, setNamed] = useState('');
  const [enabled, setEnabled] = useState(true);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (report.running) return;
    if (named.trim() === '') report.ask(administrationMessages.selectAccount);
    else void store.proposeRole(report, accountTargetOf(named), enabled);
  };
  return (
    <form className="admin-stack" aria-label="Account roles" onSubmit={handleSubmit}>
      <div className="admin-fields">
        <AccountField value={named} fixed={report.running} onChange={setNamed} />
        <SelectField label="Role" value={administratorRole} options={roles} onChange={() => undefined} />
      </div>
      <CheckField checked={enabled} onChange={setEnabled}>
        Enable
      </CheckField>
      <div className="button-row">
        <PrimaryButton submit busy={report.running}>
          Set Role
        </PrimaryButton>
      </div>
      <CallReportNotice report={report} />
    </form>
  );
});
