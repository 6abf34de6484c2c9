import type { InspectedAccount } from '@fx-gateway/domain/administration/accountAdministration.ts';
import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { findMissingIntegration } from '@fx-gateway/domain/administration/integrationKinds.ts';
import { Badge } from '../../kit/facts/Badge.tsx';
import { LabelledValueList } from '../../kit/facts/LabelledValueList.tsx';
import { formatDateTime } from '../../kit/facts/formatDateTime.ts';
import { Card } from '../../kit/layout/Card.tsx';
import { AssignIntegrationForm } from '../AssignIntegrationForm.tsx';

const { none } = administrationMessages;

const NoIntegration = ({ account }: Pick<InspectedAccount, 'account'>) => {
  const missing = findMissingIntegration(account);
  return missing?.isTrouble === true ? (
    <p>
      <Badge tone="warning">{missing.mark}</Badge> Its partner gives each customer one: until then nothing can
      be quoted or booked.
    </p>
  ) : (
    <p className="admin-quiet">This account has no integration.</p>
  );
};

/** As which client the partner knows the account; of keys how they begin (ADMIN-22, S-75). */
export const CustomerIntegration = ({
  inspected: { account, integration },
}: {
  readonly inspected: InspectedAccount;
}) => (
  <Card title="Integration">
    <div className="admin-stack">
      {integration === null ? (
        <NoIntegration account={account} />
      ) : (
        <LabelledValueList
          facts={[
            { label: 'Client id', value: integration.clientId },
            { label: 'Kind', value: integration.kind },
            { label: 'Key begins', value: integration.keyStart ?? none },
            ...(integration.keySince === null
              ? []
              : [{ label: 'Key since', value: formatDateTime(integration.keySince) }]),
            { label: 'Parent', value: integration.parentId || none },
            { label: 'Parent kind', value: integration.parentKind ?? none },
            { label: 'Parent key begins', value: integration.parentKeyStart ?? none },
            { label: 'Integration', value: integration.integrationId },
          ]}
        />
      )}
      <AssignIntegrationForm of={account} />
    </div>
  </Card>
);
