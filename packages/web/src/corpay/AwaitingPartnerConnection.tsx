import { corpayMessages, tokenFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { observer } from 'mobx-react-lite';
import { useAccount } from '../account/accountContext.ts';
import type { PartnerPageDependencies } from '../partner-frame/partner.ts';
import { useRunningStore } from '../fetching/useRunningStore.ts';
import { ButtonLink } from '../kit/buttons/ButtonLink.tsx';
import { Card } from '../kit/layout/Card.tsx';
import { RequestId } from '../kit/notices/RequestId.tsx';
import { Spinner } from '../kit/waiting/Spinner.tsx';
import { paths } from '../routing/paths.ts';
import type { CorpaySessionStore } from './stores/session/CorpaySessionStore.ts';

const { title, next, again, details, setUpFirst } = corpayMessages.connecting;

/** What the partner answers meanwhile (CP-TOKEN-5, ERR-27). */
const PartnerAnswer = observer(({ session }: { readonly session: CorpaySessionStore }) => {
  const { tokenFailure } = session;
  return tokenFailure === null ? null : (
    <details className="connecting-answer">
      <summary>{details}</summary>
      <p>{tokenFailureMessage(tokenFailure)}</p>
      <RequestId id={tokenFailure.requestId} />
    </details>
  );
});

/**
 * What comes next for a new customer, until the partner has connected them; it looks again by itself, but not while
 * the page is locked. `answer` adds what the partner says.
 */
export const AwaitingPartnerConnection = observer(
  ({
    session,
    page,
    answer = false,
  }: {
    readonly session: CorpaySessionStore;
    readonly page: PartnerPageDependencies['session'];
    readonly answer?: boolean;
  }) => {
    const settingUp = useAccount().state.status === 'setup';
    useRunningStore(page.locked ? null : session.integrationWatch);
    return (
      <Card title={settingUp ? setUpFirst.title : title}>
        <div className="stack">
          <p>{settingUp ? setUpFirst.next : next}</p>
          {settingUp ? (
            <div>
              <ButtonLink look="primary" to={paths.secure.settings}>
                {setUpFirst.toSetup}
              </ButtonLink>
            </div>
          ) : null}
          <output className="connecting-again">
            <Spinner size={20} />
            {again}
          </output>
          {answer ? <PartnerAnswer session={session} /> : null}
        </div>
      </Card>
    );
  },
);
