import { Card } from '../../kit/layout/Card.tsx';
import { IntegrationForm } from '../IntegrationForm.tsx';
import { AccountsTable } from '../customers/AccountsTable.tsx';
import { InspectAccountForm } from '../InspectAccountForm.tsx';
import { AssignIntegrationForm } from '../AssignIntegrationForm.tsx';
import { PageDump } from '../PageDump.tsx';
import { RoleForm } from '../RoleForm.tsx';

/** The tools behind 'Show Debug Tools' (ADMIN-8 to ADMIN-14). */
export const AccountAdministrationTools = () => (
  <>
    <Card title="Theme and Account">
      <PageDump />
    </Card>
    <Card title="All Accounts">
      <AccountsTable />
    </Card>
    <Card title="Inspect Account">
      <InspectAccountForm />
    </Card>
    <Card title="Account Roles">
      <RoleForm />
    </Card>
    <Card title="Account Integration">
      <AssignIntegrationForm />
    </Card>
    <Card title="Integration">
      <IntegrationForm title="Write any integration" />
    </Card>
  </>
);
