import { administratorRole } from '@fx-gateway/domain/account/account.ts';
import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { PrimaryButton } from '../kit/buttons/PrimaryButton.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { Card } from '../kit/layout/Card.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import { useAdministration } from './administrationContext.ts';
import { CallReport } from './CallReport.ts';
import { ReportedCall } from './ReportedCall.tsx';

const roles = [{ value: administratorRole, label: administratorRole }];

/** Lists accounts, has one chosen, and gives it the role or takes it away (ADMIN-2, ADMIN-3, S-76). */
export const AccountManager = observer(() => {
  const store = useAdministration();
  const [report] = useState(() => new CallReport());
  const handleList = (event: FormEvent): void => {
    event.preventDefault();
    if (!report.running) void store.listAccounts(report);
  };
  const handleAssign = (value: boolean): void => {
    if (store.selected === null) report.ask(administrationMessages.selectAccount);
    else void store.proposeRole(report, { accountId: store.selected.accountId }, value);
  };
  return (
    <Card title="Account Manager">
      <div className="admin-stack">
        <form className="admin-line" onSubmit={handleList}>
          <TextField
            label="E-mail"
            help="Narrows the list as you type; the button asks the service."
            value={store.search}
            autoComplete="off"
            onChange={store.type}
          />
          <PrimaryButton submit busy={report.running}>
            List Accounts
          </PrimaryButton>
        </form>
        <AccountChoice />
        <div className="admin-line">
          <SelectField label="Role" value={administratorRole} options={roles} onChange={() => undefined} />
          <QuietButton busy={report.running} onPress={() => handleAssign(true)}>
            Assign
          </QuietButton>
          <QuietButton busy={report.running} onPress={() => handleAssign(false)}>
            Unassign
          </QuietButton>
        </div>
        <ReportedCall report={report} />
      </div>
    </Card>
  );
});
