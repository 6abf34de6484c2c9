import {
  customerOfInspectedAccount,
  type Customer,
} from '@fx-gateway/domain/administration/customers/customer.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useDependencies } from '../../context/dependenciesContext.ts';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { BackToListLink } from '../../kit/layout/PrintableRecord.tsx';
import { Page } from '../../kit/layout/Page.tsx';
import { FailureNotice } from '../../kit/notices/FailureNotice.tsx';
import { LabelledValuesSkeleton } from '../../kit/waiting/LabelledValuesSkeleton.tsx';
import { paths } from '../../routing/paths.ts';
import { useAdministration } from '../administrationContext.ts';
import { UndoNotices } from '../undo/UndoNotices.tsx';
import { CustomerChangeHistory } from './CustomerChangeHistory.tsx';
import { CustomerOverview } from './CustomerOverview.tsx';
import { CustomerIntegration } from './CustomerIntegration.tsx';
import { AdministratorRoleButton } from './AdministratorRoleButton.tsx';
import { CustomerAccountDetails } from './CustomerAccountDetails.tsx';
import './CustomerPage.css';

/** The line under the title, which is there from the beginning, so that nothing moves when it comes. */
const leadOf = (customer: Customer | null): string | undefined => {
  if (customer === null) return '\u00A0';
  return customer.organization === '' ? undefined : customer.account.email;
};

/** /secure/debug/accounts/ID: all that the service tells of one account, and what administrators did with it. */
export const CustomerPage = observer(() => {
  const { accountId = '' } = useParams();
  const { auditPath } = useDependencies().configuration.administration;
  const store = useAdministration();
  useEffect(() => store.show(accountId), [store, accountId]);
  const shown = store.shown?.accountId === accountId ? store.shown : null;
  const inspected = shown?.inspected ?? null;
  const customer = inspected === null ? null : customerOfInspectedAccount(inspected);
  const state = shown?.report.state;
  return (
    <div className="customer">
      <BackToListLink to={paths.secure.debug} />
      <Page title={customer?.organization || customer?.account.email || 'Account'} lead={leadOf(customer)}>
        <div className="administration">
          {customer === null ? null : <UndoNotices email={customer.account.email} />}
          {state?.kind === 'failed' ? (
            <FailureNotice
              happened={state.words}
              requestId={state.requestId}
              next={<QuietButton onPress={() => store.show(accountId)}>Try again</QuietButton>}
            />
          ) : null}
          {inspected !== null && customer !== null ? (
            <>
              <Card title="Account">
                <div className="admin-stack">
                  <CustomerOverview customer={customer} />
                  <AdministratorRoleButton account={inspected.account} />
                </div>
              </Card>
              <CustomerIntegration inspected={inspected} />
              <CustomerAccountDetails details={inspected.account.details} />
              {auditPath === undefined ? null : <CustomerChangeHistory account={inspected.account} />}
            </>
          ) : state?.kind === 'failed' ? null : (
            <Card>
              <LabelledValuesSkeleton words="Loading account..." />
            </Card>
          )}
        </div>
      </Page>
    </div>
  );
});
