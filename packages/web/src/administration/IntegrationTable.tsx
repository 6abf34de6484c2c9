import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import type { Integration } from '@fx-gateway/domain/administration/integration.ts';
import { DataTable } from '../kit/lists/DataTable.tsx';

/** Every integration, without its key (ADMIN-4). */
export const IntegrationTable = ({ integrations }: { readonly integrations: readonly Integration[] }) => (
  <DataTable
    caption="Integrations"
    rows={integrations}
    keyOf={({ integrationId }) => integrationId}
    columns={[
      { head: 'Integration', kind: 'id', cell: ({ integrationId }) => integrationId },
      { head: 'Client id', kind: 'name', cell: ({ clientId }) => clientId },
      { head: 'Kind', cell: ({ kind }) => kind },
      {
        head: 'Parent',
        cell: ({ parentId }) => (parentId === '' ? administrationMessages.none : parentId),
      },
    ]}
  />
);
