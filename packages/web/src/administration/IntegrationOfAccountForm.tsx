import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { accountTargetOf } from '@fx-gateway/domain/administration/filterAccounts.ts';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { PrimaryButton } from '../kit/buttons/PrimaryButton.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useAdministration } from './administrationContext.ts';
import { CallReport } from './CallReport.ts';
import { ReportedCall } from './ReportedCall.tsx';
import { AccountField } from './AccountField.tsx';

/** Connects an account that is named with an integration, or with none (ADMIN-13, ADMIN-16). */
export const IntegrationOfAccountForm = observer(() => {
  const store = useAdministration();
  const [report] = useState(() => new CallReport());
  const [named, setNamed] = useState('');
  const [integrationId, setIntegrationId] = useState('');
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (report.running) return;
    if (named.trim() === '') report.fail({ message: administrationMessages.selectAccount, requestId: null });
    else void store.proposeIntegration(report, accountTargetOf(named), integrationId);
  };
  return (
    <form className="admin-stack" aria-label="Account integration" onSubmit={handleSubmit}>
      <div className="admin-fields">
        <AccountField value={named} onChange={setNamed} />
        <TextField
          label="Integration id"
          help="Empty clears the integration"
          value={integrationId}
          autoComplete="off"
          onChange={setIntegrationId}
        />
      </div>
      <div className="button-row">
        <PrimaryButton submit busy={report.running}>
          Assign Integration
        </PrimaryButton>
      </div>
      <ReportedCall report={report} />
    </form>
  );
});
