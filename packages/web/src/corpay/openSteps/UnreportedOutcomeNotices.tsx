import { journalEntryId, type CorpayJournalEntry } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { unreportedAnswerMessages } from '@fx-gateway/domain/corpay/openSteps/unreportedAnswerMessages.ts';
import type { AnsweredMoneyCall } from '@fx-gateway/domain/intents/answeredMoneyCall.ts';
import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { NoticeActions } from '../../kit/notices/NoticeActions.tsx';
import { useMarkOutcomeReported } from '../../quoting/untold/useMarkOutcomeReported.ts';
import { paths } from '../../routing/paths.ts';
import { useCorpay } from '../stores/corpayContext.ts';

const One = observer(({ told }: { readonly told: AnsweredMoneyCall<CorpayJournalEntry> }) => {
  const { untold } = useCorpay();
  const { intent, answer } = told;
  useMarkOutcomeReported(untold, journalEntryId(intent));
  const { title, words } = unreportedAnswerMessages(told);
  const close = (): void => untold.close(intent);
  const isDone = answer.became === 'booked' || answer.became === 'instructed';
  return (
    <Notice tone={isDone ? 'positive' : 'warning'} title={title}>
      {words === '' ? null : <p>{words}</p>}
      <NoticeActions onClose={close}>
        {answer.number === null ? null : (
          <ButtonLink to={paths.gateway.order(answer.number)} onPress={close}>
            See the order
          </ButtonLink>
        )}
      </NoticeActions>
    </Notice>
  );
});

/** What was answered in an earlier visit and never displayed. A deal that waits for its instruction is announced as such. */
export const UnreportedOutcomeNotices = observer(() => {
  const { untold, intents } = useCorpay();
  const waiting = new Set(intents.state.awaited.map(({ orderNumber }) => orderNumber));
  const told = untold.earlier.filter(
    ({ answer }) => answer.became !== 'booked' || !waiting.has(answer.number ?? ''),
  );
  return told.length === 0 ? null : (
    <div className="stack open-intents">
      {told.map((each) => (
        <One key={journalEntryId(each.intent)} told={each} />
      ))}
    </div>
  );
});
