import { corpayWords, tokenWords } from '@fx-gateway/domain/corpay';
import { observer } from 'mobx-react-lite';
import { Notice } from '../kit/Notice.tsx';
import { CallFailure } from './CallFailure.tsx';
import type { CorpaySessionStore } from './CorpaySessionStore.ts';

/** There is no partner token, and why (CP-TOKEN-4, CP-TOKEN-5). */
export const AccessFailure = observer(({ session }: { readonly session: CorpaySessionStore }) => {
  const failure = session.tokenFailure;
  if (failure === null) return null;
  return (
    <section className="stack" aria-label="Authorization">
      <Notice tone="warning" title={corpayWords.authorizationTrouble}>
        {session.access === 'open' ? <p>What you typed is still here.</p> : null}
      </Notice>
      <section className="stack" aria-labelledby="access-failure-details">
        <h2 className="access-failure-title" id="access-failure-details">
          Error Details
        </h2>
        <CallFailure words={tokenWords(failure)} failure={failure} onRetry={() => session.tryAgain()} />
      </section>
    </section>
  );
});
