import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FetchedPart } from '../fetching/FetchedPart.tsx';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { RequestId } from '../kit/notices/RequestId.tsx';
import { useFocusAfterNotice } from '../kit/focus/useFocusAfterNotice.ts';
import { makeLazyPage } from '../routing/makeLazyPage.ts';
import type { BankDetailCheckStore } from './BankDetailCheckStore.ts';
import { preventAccountLineBreak } from './preventAccountLineBreak.ts';
import './BankDetails.css';

/** When it goes, whoever was in it goes on with what follows. */
const Asked = ({ children }: { readonly children: ReactNode }) => (
  <div
    className="bank-detail-questions notice notice-warning"
    role="alert"
    ref={useFocusAfterNotice<HTMLDivElement>()}
  >
    {children}
  </div>
);

/**
 * The notice that bank details could not be read. It stays while they are read again; then the focus moves to the question
 * that replaces it.
 */
const Unread = observer(
  ({ check, requestId }: { readonly check: BankDetailCheckStore; readonly requestId: string | null }) => (
    <div className="bank-details-unread" ref={useFocusAfterNotice<HTMLDivElement>()}>
      <p>{bankDetailMessages.unread}</p>
      <div className="button-row">
        <QuietButton busy={check.reading} onPress={() => void check.askAgain()}>
          Read them again
        </QuietButton>
        <RequestId id={requestId} />
      </div>
    </div>
  ),
);

/** Fetched once somebody is to telephone: few ever are. */
const accountToCompare = makeLazyPage(async () => (await import('./AccountToCompare.tsx')).AccountToCompare);

/** Asks, before money leaves, whether bank details were checked; nothing stands here while nothing is to be asked. */
export const BankDetailQuestions = observer(
  ({
    check,
    since,
    ticked,
    error,
    onTick,
  }: {
    readonly check: BankDetailCheckStore;
    /** Since when they are compared. */
    readonly since: string;
    readonly ticked: boolean;
    readonly error: string | null;
    readonly onTick: (ticked: boolean) => void;
  }) => {
    const { now, questions } = check;
    if (now === null || (now.kind === 'read' && questions.length === 0)) return null;
    return (
      <Asked>
        {now.kind === 'unread' ? (
          <Unread check={check} requestId={now.failure.requestId} />
        ) : (
          questions.map((question) => (
            <div key={question.account.beneficiaryId}>
              <p>{preventAccountLineBreak(bankDetailMessages.why(question, since))}</p>
              <FetchedPart page={accountToCompare} props={{ of: question.account }} />
            </div>
          ))
        )}
        <CheckField required checked={ticked} error={error} onChange={onTick}>
          {now.kind === 'unread' ? bankDetailMessages.unreadTick : bankDetailMessages.tick}
        </CheckField>
      </Asked>
    );
  },
);
