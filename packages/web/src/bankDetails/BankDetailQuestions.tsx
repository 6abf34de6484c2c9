import { bankDetailWords } from '@fx-gateway/domain/bankDetails';
import { observer } from 'mobx-react-lite';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { RequestId } from '../kit/notices/RequestId.tsx';
import type { BankDetailCheck } from './BankDetailCheck.ts';
import { unbrokenAccount } from './unbrokenAccount.ts';
import './BankDetails.css';

/** Asks, before money leaves, whether bank details were checked; nothing stands here while nothing is to be asked. */
export const BankDetailQuestions = observer(
  ({
    check,
    since,
    ticked,
    error,
    onTick,
  }: {
    readonly check: BankDetailCheck;
    /** Since when they are compared. */
    readonly since: string;
    readonly ticked: boolean;
    readonly error: string | null;
    readonly onTick: (ticked: boolean) => void;
  }) => {
    const { now, questions } = check;
    if (now === null || check.open !== true) return null;
    const unread = now.kind === 'unread';
    return (
      <div className="bank-detail-questions notice notice-warning" role="alert">
        {unread ? (
          <>
            <p>{bankDetailWords.unread}</p>
            <div className="button-row">
              <QuietButton onPress={() => void check.askAgain()}>Read them again</QuietButton>
              <RequestId id={now.failure.requestId} />
            </div>
          </>
        ) : (
          questions.map((question) => (
            <p key={question.account.beneficiaryId}>
              {unbrokenAccount(bankDetailWords.why(question, since))}
            </p>
          ))
        )}
        <CheckField required checked={ticked} error={error} onChange={onTick}>
          {unread ? bankDetailWords.unreadTick : bankDetailWords.tick}
        </CheckField>
      </div>
    );
  },
);
