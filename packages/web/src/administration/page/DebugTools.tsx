import { Card } from '../../kit/layout/Card.tsx';
import { IntegrationForm } from '../IntegrationForm.tsx';
import { AccountsTable } from '../customers/AccountsTable.tsx';
import { InspectForm } from '../InspectForm.tsx';
import { IntegrationOfAccountForm } from '../IntegrationOfAccountForm.tsx';
import { PageDump } from '../PageDump.tsx';
import { RoleForm } from '../RoleForm.tsx';

/** The tools behind 'Show Debug Tools' (ADMIN-8 to ADMIN-14). */
export const DebugTools = () => (
  <>
    <Card title="Theme and Account">
      <PageDump />
    </Card>
    <Card title="All Accounts">
      <AccountsTable />
    </Card>
    <Card title="Inspect Account">
      <InspectForm />
    </Card>
    <Card title="Account Roles">
      <RoleForm />
    </Card>
    <Card title="Account Integration">
      <IntegrationOfAccountForm />
    </Card>
    <Card title="Integration">
      <IntegrationForm title="Write any integration" />
    </Card>
  </>
);
