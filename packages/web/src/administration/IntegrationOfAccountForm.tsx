import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { accountTargetOf } from '@fx-gateway/domain/administration/accountTarget.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { PrimaryButton } from '../kit/buttons/PrimaryButton.tsx';
import { ComboField } from '../kit/fields/ComboField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useAdministration } from './administrationContext.ts';
import { CallReport } from './CallReport.ts';
import { ReportedCall } from './ReportedCall.tsx';
import { AccountField } from './AccountField.tsx';

/**
 * Connects an account that is named with an integration, which is chosen by its client id beside who has it or named by
 * its own id, or with none (ADMIN-13, ADMIN-16). `accountId` is the account where its page asks.
 */
export const IntegrationOfAccountForm = observer(({ accountId }: { readonly accountId?: string }) => {
  const store = useAdministration();
  const [report] = useState(() => new CallReport());
  const [named, setNamed] = useState('');
  const [integrationId, setIntegrationId] = useState('');
  useEffect(() => void store.readChoices(), [store]);
  const { choices } = store;
  const meant = named.trim() === '' ? null : accountTargetOf(named);
  const target = accountId === undefined ? meant : { accountId };
  const options = useMemo(
    () =>
      choices.map(({ integrationId: value, clientId: label, whoHasIt: hint }) => ({
        value,
        label,
        hint,
        also: hint,
      })),
    [choices],
  );
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (report.running) return;
    if (target === null) report.ask(administrationMessages.selectAccount);
    else void store.proposeIntegration(report, target, integrationId);
  };
  return (
    <form className="admin-stack" aria-label="Account integration" onSubmit={handleSubmit}>
      <div className="admin-fields">
        {accountId === undefined ? <AccountField value={named} onChange={setNamed} /> : null}
        <ComboField
          label="Integration"
          placeholder="Type a client id"
          help="Chosen by client id; below each stands who has it"
          value={integrationId}
          options={options}
          onChange={setIntegrationId}
        />
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
