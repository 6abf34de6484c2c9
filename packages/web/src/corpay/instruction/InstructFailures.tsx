import { corpayMessages, instructionFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { callNotStoredMessage } from '@fx-gateway/domain/intents/notSentMessage.ts';
import { instructingMessages } from '@fx-gateway/domain/corpay/instruction/instructionMessages.ts';
import { unresolvedInstructionMessages } from '@fx-gateway/domain/corpay/instruction/unresolvedInstructionMessages.ts';
import { observer } from 'mobx-react-lite';
import { CallFailureNotice } from '../../fetching/CallFailureNotice.tsx';
import { useMarkOutcomeReported } from '../../quoting/untold/useMarkOutcomeReported.ts';
import { useCorpay } from '../stores/corpayContext.ts';
import type { InstructStore } from '../stores/deal/InstructStore.ts';

/** What went wrong around the form, each with its own way on (ERR-48 to ERR-50). */
export const InstructFailures = observer(({ store }: { readonly store: InstructStore }) => {
  const { refusal } = store.instructing;
  useMarkOutcomeReported(useCorpay().untold, refusal?.kind === 'refused' ? store.deal.orderNumber : null);
  const kept = store.filling.emptied
    ? 'Amount and reference are still here.'
    : 'What you typed is still here.';
  const { accounts, purposes } = store.choices;
  return (
    <>
      {accounts.failure === null ? null : (
        <CallFailureNotice
          words={corpayMessages.settlementAccountsUnavailable}
          failure={accounts.failure}
          kept={kept}
          onRetry={() => void accounts.load()}
        />
      )}
      {purposes.failure === null ? null : (
        <CallFailureNotice
          words={corpayMessages.paymentPurposesUnavailable}
          failure={purposes.failure}
          kept={kept}
          onRetry={() => void purposes.load()}
        />
      )}
      {refusal === null ? null : refusal.kind === 'refused' ? (
        <CallFailureNotice
          words={instructionFailureMessage(refusal.failure)}
          failure={refusal.failure}
          kept={kept}
        />
      ) : refusal.kind === 'not-kept' ? (
        <CallFailureNotice words={callNotStoredMessage} failure={null} />
      ) : refusal.kind === 'not-known' ? (
        <CallFailureNotice words={unresolvedInstructionMessages.stillUnknown} failure={null} kept={kept} />
      ) : (
        <CallFailureNotice
          words={instructingMessages.earlierOpen(refusal.earlier)}
          failure={null}
          kept={kept}
        />
      )}
    </>
  );
});
