import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import { observer } from 'mobx-react-lite';
import { CallFailureNotice } from '../../fetching/CallFailureNotice.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import type { RunCheckStore } from '../stores/RunCheckStore.ts';

/** What could not be looked at while the rows were judged. */
export const CheckNotices = observer(({ check }: { readonly check: RunCheckStore }) => {
  const { scope } = usePaymentRuns();
  const { failure, loaded, loading, judged } = check;
  const arePurposesUnread =
    !loading && judged.rows.some(({ problems }) => problems.some(({ kind }) => kind === 'purposes-unread'));
  return (
    <>
      {failure === null ? null : (
        <CallFailureNotice
          words={scope.failureWords(failure)}
          kept="Your rows are still here. Nothing was sent."
          failure={failure}
          onRetry={() => void check.load()}
        />
      )}
      {loaded === null || loaded.unread === null ? null : (
        <Notice tone="warning">
          <p>{bankDetailMessages.unread}</p>
          <div className="notice-next">
            <QuietButton busy={check.loading} onPress={() => void check.load()}>
              Read them again
            </QuietButton>
          </div>
        </Notice>
      )}
      {arePurposesUnread ? (
        <Notice tone="warning">
          <p>The purposes of payments could not be read, so that these rows cannot go yet.</p>
          <div className="notice-next">
            <QuietButton busy={check.loading} onPress={() => void check.load()}>
              Read them again
            </QuietButton>
          </div>
        </Notice>
      ) : null}
      {loaded === null || loaded.recentComplete ? null : (
        <Notice tone="warning">
          <p>
            Not all payments of the last seven days could be looked at: a row may have been paid already
            without a word here.
          </p>
        </Notice>
      )}
    </>
  );
});
