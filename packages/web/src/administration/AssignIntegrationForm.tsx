import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import type { AdminAccount } from '@fx-gateway/domain/administration/adminAccount.ts';
import { noIntegrationChosenMessage } from '@fx-gateway/domain/administration/buildIntegrationOptions.ts';
import { accountTargetOf } from '@fx-gateway/domain/administration/accountTarget.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo, useState, type FormEvent } from 'react';
import { PrimaryButton } from '../kit/buttons/PrimaryButton.tsx';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { ComboField } from '../kit/fields/ComboField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useAdministration } from './administrationContext.ts';
import { CallReport } from './CallReport.ts';
import { CallReportNotice } from './CallReportNotice.tsx';
import { AccountField } from './AccountField.tsx';

/**
 * Connects an account that is named with an integration, which is chosen by its client id beside who has it or named by
 * its own id, or with none (ADMIN-13, ADMIN-16). `of` is the account where its page asks: there an empty form changes
 * nothing, and a button of its own takes away what it has.
 */
export const AssignIntegrationForm = observer(({ of }: { readonly of?: AdminAccount }) => {
  const store = useAdministration();
  const [report] = useState(() => new CallReport());
  const [named, setNamed] = useState('');
  const [integrationId, setIntegrationId] = useState('');
  /** What was typed into the picker and chose nothing, and what is said of it. */
  const [unchosen, setUnchosen] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The picker begins anew, without what was typed, once the id itself is given. */
  const [pickers, setPickers] = useState(0);
  const picker = useId();
  useEffect(() => void store.lists.readChoices(), [store]);
  const { choices } = store.lists;
  const meant = named.trim() === '' ? null : accountTargetOf(named);
  const target = of === undefined ? meant : { accountId: of.accountId };
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
  const handleText = (text: string): void => {
    setUnchosen(text);
    setRefusal(null);
  };
  const handleId = (id: string): void => {
    setIntegrationId(id);
    if (unchosen === '') return;
    handleText('');
    setPickers(pickers + 1);
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (report.running) return;
    if (unchosen.trim() !== '') {
      report.rest();
      setRefusal(noIntegrationChosenMessage(unchosen, choices));
      document.getElementById(picker)?.focus();
    } else if (target === null) report.ask(administrationMessages.selectAccount);
    else if (of !== undefined && integrationId.trim() === '')
      report.ask(administrationMessages.chooseIntegration);
    else void store.proposeIntegration(report, target, integrationId);
  };
  return (
    <form className="admin-stack" aria-label="Account integration" onSubmit={handleSubmit}>
      <div className="admin-fields">
        {of === undefined ? <AccountField value={named} fixed={report.running} onChange={setNamed} /> : null}
        <ComboField
          key={pickers}
          id={picker}
          label="Integration"
          placeholder="Type a client id"
          help="Chosen by client id; below each stands who has it"
          value={integrationId}
          options={options}
          error={refusal}
          onChange={setIntegrationId}
          onText={handleText}
        />
        <TextField
          label="Integration id"
          help={of === undefined ? 'Empty clears the integration' : undefined}
          value={integrationId}
          autoComplete="off"
          onChange={handleId}
        />
      </div>
      <div className="button-row">
        <PrimaryButton submit busy={report.running}>
          Assign Integration
        </PrimaryButton>
        {of === undefined || of.integrationId === null ? null : (
          <QuietButton
            busy={report.running}
            onPress={() => void store.proposeIntegration(report, { accountId: of.accountId }, '')}
          >
            Remove Integration
          </QuietButton>
        )}
      </div>
      <CallReportNotice report={report} />
    </form>
  );
});
