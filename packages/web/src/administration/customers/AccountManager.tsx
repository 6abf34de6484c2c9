import { administratorRole } from '@fx-gateway/domain/account/account.ts';
import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { useAdministration } from '../administrationContext.ts';
import { CallReport } from '../CallReport.ts';
import { CallReportNotice } from '../CallReportNotice.tsx';
import { FilterableAccountList } from './FilterableAccountList.tsx';

const roles = [{ value: administratorRole, label: administratorRole }];

/** Lists accounts, has one chosen, and gives it the role or takes it away (ADMIN-2, ADMIN-3, S-76). */
export const AccountManager = observer(() => {
  const store = useAdministration();
  const { accounts } = store;
  const [report] = useState(() => new CallReport());
  const handleList = (event: FormEvent): void => {
    event.preventDefault();
    if (accounts.report.running) return;
    void accounts.list();
  };
  const handleAssign = (value: boolean): void => {
    if (accounts.selected === null) report.ask(administrationMessages.selectAccount);
    else void store.proposeRole(report, { accountId: accounts.selected.accountId }, value);
  };
  return (
    <Card title="Account Manager">
      <div className="admin-stack">
        <form className="admin-line" onSubmit={handleList}>
          <TextField
            label="E-mail, organization, telephone or client id"
            help="Narrows the list as you type; the button asks the service."
            value={accounts.filter.search}
            autoComplete="off"
            onChange={(search) => accounts.narrow({ search })}
          />
          <PrimaryButton submit busy={accounts.report.running}>
            List Accounts
          </PrimaryButton>
        </form>
        <CallReportNotice report={accounts.report} />
        {accounts.read === null ? (
          <p className="admin-quiet">{administrationMessages.pressList}</p>
        ) : (
          <FilterableAccountList accounts={accounts} />
        )}
        <div className="admin-line">
          <SelectField label="Role" value={administratorRole} options={roles} onChange={() => undefined} />
          <QuietButton busy={report.running} onPress={() => handleAssign(true)}>
            Assign
          </QuietButton>
          <QuietButton busy={report.running} onPress={() => handleAssign(false)}>
            Unassign
          </QuietButton>
        </div>
        <CallReportNotice report={report} />
      </div>
    </Card>
  );
});
