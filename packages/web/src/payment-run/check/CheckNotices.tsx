import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import { withoutReferenceMessage } from '@fx-gateway/domain/payment-run/runMessages.ts';
import { observer } from 'mobx-react-lite';
import { CallFailureNotice } from '../../fetching/CallFailureNotice.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import type { RunCheckStore } from '../stores/RunCheckStore.ts';

const UnreadNotice = observer(
  ({ check, words }: { readonly check: RunCheckStore; readonly words: string }) => (
    <Notice tone="warning">
      <p>{words}</p>
      <div className="notice-next">
        <QuietButton busy={check.loading} onPress={() => void check.load()}>
          Read them again
        </QuietButton>
      </div>
    </Notice>
  ),
);

/** What could not be looked at while the rows were judged, and what good rows lack that is no reason against them. */
export const CheckNotices = observer(({ check }: { readonly check: RunCheckStore }) => {
  const { scope } = usePaymentRuns();
  const { failure, loaded, withoutReference } = check;
  const arePurposesUnread = loaded?.context.purposes.some(({ choices }) => choices === null) === true;
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
        <UnreadNotice check={check} words={bankDetailMessages.unread} />
      )}
      {arePurposesUnread ? (
        <UnreadNotice
          check={check}
          words="The purposes of payments could not be read, so that these rows cannot go yet."
        />
      ) : null}
      {loaded === null || loaded.recentComplete ? null : (
        <Notice tone="warning">
          <p>
            Not all payments of the last seven days could be looked at: a row may have been paid already
            without a word here.
          </p>
        </Notice>
      )}
      {withoutReference.length === 0 ? null : (
        <Notice>
          <p>{withoutReferenceMessage(withoutReference)}</p>
        </Notice>
      )}
    </>
  );
});
