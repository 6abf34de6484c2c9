import type { InspectedAccount } from '@fx-gateway/domain/administration/accountAdministration.ts';
import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { accountTargetOf } from '@fx-gateway/domain/administration/accountTarget.ts';
import { maskSecretsInDump } from '@fx-gateway/domain/administration/maskSecretsInDump.ts';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { PrimaryButton } from '../kit/buttons/PrimaryButton.tsx';
import { LabelledValueList } from '../kit/facts/LabelledValueList.tsx';
import { useAdministration } from './administrationContext.ts';
import { CallReport } from './CallReport.ts';
import { CallReportNotice } from './CallReportNotice.tsx';
import { AccountField } from './AccountField.tsx';

const { none } = administrationMessages;

/** What the service tells of one account; of keys how they begin (ADMIN-22). */
const Inspected = ({ inspected: { account, integration } }: { readonly inspected: InspectedAccount }) => (
  <>
    <LabelledValueList
      facts={[
        { label: 'E-mail', value: account.email },
        { label: 'Account', value: account.accountId },
        { label: 'Roles', value: account.userRoles.join(', ') || none },
        { label: 'Origin', value: account.origin || none },
        { label: 'Integration', value: account.integrationId ?? none },
        ...(integration === null
          ? []
          : [
              { label: 'Client id', value: integration.clientId },
              { label: 'Kind', value: integration.kind },
              { label: 'Key begins', value: integration.keyStart ?? none },
              { label: 'Parent', value: integration.parentId || none },
              { label: 'Parent kind', value: integration.parentKind ?? none },
              { label: 'Parent key begins', value: integration.parentKeyStart ?? none },
            ]),
      ]}
    />
    {account.details === null ? null : (
      <pre className="admin-dump">{JSON.stringify(maskSecretsInDump(account.details), null, 2)}</pre>
    )}
  </>
);

/** Looks one account up by e-mail or id (ADMIN-11, ADMIN-28). */
export const InspectAccountForm = observer(() => {
  const store = useAdministration();
  const [report] = useState(() => new CallReport());
  const [named, setNamed] = useState('');
  const [inspected, setInspected] = useState<InspectedAccount | null>(null);
  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (report.running) return;
    setInspected(null);
    if (named.trim() === '') report.ask(administrationMessages.selectAccount);
    else setInspected(await store.inspect(report, accountTargetOf(named)));
  };
  return (
    <form className="admin-stack" aria-label="Inspect account" onSubmit={(event) => void handleSubmit(event)}>
      <div className="admin-line">
        <AccountField fixed={report.running} value={named} onChange={setNamed} />
        <PrimaryButton submit busy={report.running}>
          Inspect
        </PrimaryButton>
      </div>
      <CallReportNotice report={report} />
      {inspected === null ? null : <Inspected inspected={inspected} />}
    </form>
  );
});
