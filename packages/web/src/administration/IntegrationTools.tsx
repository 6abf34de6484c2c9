import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { customerIntegrationKind } from '@fx-gateway/domain/administration/integrationKinds.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useDependencies } from '../context/dependenciesContext.ts';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { Card } from '../kit/layout/Card.tsx';
import { useAdministration } from './administrationContext.ts';
import { CallReport } from './CallReport.ts';
import { IntegrationForm } from './IntegrationForm.tsx';
import { IntegrationTable } from './IntegrationTable.tsx';
import { CallReportNotice } from './CallReportNotice.tsx';

/** The integrations, and the form that writes a customer's key (ADMIN-4 to ADMIN-6, S-74). */
export const IntegrationTools = observer(() => {
  const store = useAdministration();
  const { providerParentCode } = useDependencies().configuration.administration;
  const [report] = useState(() => new CallReport());
  return (
    <Card
      title="Integration Tools"
      aside={
        <QuietButton busy={report.running} onPress={() => void store.lists.listIntegrations(report)}>
          List Integrations
        </QuietButton>
      }
    >
      <div className="admin-stack">
        <CallReportNotice report={report} />
        {store.lists.integrations === null ? null : store.lists.integrations.length === 0 ? (
          <p className="admin-quiet">{administrationMessages.noIntegrations}</p>
        ) : (
          <IntegrationTable integrations={store.lists.integrations} />
        )}
        <IntegrationForm
          title="Create or Update Client Key"
          everyday
          fixed={{ parentId: providerParentCode, kind: customerIntegrationKind }}
        />
      </div>
    </Card>
  );
});
