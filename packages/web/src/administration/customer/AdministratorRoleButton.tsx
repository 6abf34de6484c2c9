import { administratorRole } from '@fx-gateway/domain/account/account.ts';
import type { AdminAccount } from '@fx-gateway/domain/administration/adminAccount.ts';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { useAdministration } from '../administrationContext.ts';
import { CallReport } from '../CallReport.ts';
import { CallReportNotice } from '../CallReportNotice.tsx';
import { useFallbackFocus } from '../useFallbackFocus.ts';

/** Gives the account the role of administrators, or takes it away (ADMIN-24). */
export const AdministratorRoleButton = observer(({ account }: { readonly account: AdminAccount }) => {
  const store = useAdministration();
  const [report] = useState(() => new CallReport());
  const has = account.userRoles.includes(administratorRole);
  const home = useRef<HTMLDivElement>(null);
  useFallbackFocus(home, String(has));
  return (
    <div className="admin-stack" ref={home} tabIndex={-1}>
      <div className="button-row">
        {/* Who presses once more does not ask for the opposite: it is another button. */}
        <QuietButton
          key={String(has)}
          busy={report.running}
          onPress={() => void store.proposeRole(report, { accountId: account.accountId }, !has)}
        >
          {has ? 'Take Administrator Role' : 'Give Administrator Role'}
        </QuietButton>
      </div>
      <CallReportNotice report={report} />
    </div>
  );
});
