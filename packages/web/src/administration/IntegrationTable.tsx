import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import type { Integration } from '@fx-gateway/domain/administration/integration.ts';

/** Every integration, without its key (ADMIN-4). */
export const IntegrationTable = ({ integrations }: { readonly integrations: readonly Integration[] }) => (
  <div className="admin-table-room">
    <table className="admin-table">
      <caption className="visually-hidden">Integrations</caption>
      <thead>
        <tr>
          <th scope="col">Integration</th>
          <th scope="col">Client id</th>
          <th scope="col">Kind</th>
          <th scope="col">Parent</th>
        </tr>
      </thead>
      <tbody>
        {integrations.map(({ integrationId, clientId, kind, parentId }) => (
          <tr key={integrationId}>
            <td data-label="Integration" className="admin-id">
              {integrationId}
            </td>
            <th data-label="Client id" scope="row">
              {clientId}
            </th>
            <td data-label="Kind">{kind}</td>
            <td data-label="Parent">{parentId === '' ? administrationMessages.none : parentId}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
