import { corpayMessages, tokenFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { observer } from 'mobx-react-lite';
import { Card } from '../kit/layout/Card.tsx';
import { CallFailureNotice } from '../fetching/CallFailureNotice.tsx';
import type { CorpaySessionStore } from './stores/session/CorpaySessionStore.ts';

/** There is no partner token, and why (CP-TOKEN-4, CP-TOKEN-5). */
export const TokenFailureNotice = observer(({ session }: { readonly session: CorpaySessionStore }) => {
  const failure = session.tokenFailure;
  if (failure === null) return null;
  return (
    <div className="access-failure">
      <Card title={corpayMessages.authorizationTrouble}>
        <div className="stack">
          {session.access === 'open' ? <p>What you typed is still here.</p> : null}
          <h3 className="access-failure-title">Error Details</h3>
          <CallFailureNotice
            words={tokenFailureMessage(failure)}
            failure={failure}
            onRetry={() => session.tryAgain()}
          />
        </div>
      </Card>
    </div>
  );
});
