import { corpayWords, instructionWords } from '@fx-gateway/domain/corpay/api/corpayWords.ts';
import { notKeptWords } from '@fx-gateway/domain/intents/notSentWords.ts';
import { instructingWords } from '@fx-gateway/domain/corpay/instruction/instructionWords.ts';
import { openInstructionWords } from '@fx-gateway/domain/corpay/instruction/openInstructionWords.ts';
import { observer } from 'mobx-react-lite';
import { CallFailureNotice } from '../../calls/CallFailureNotice.tsx';
import { useTold } from '../../quoting/untold/useTold.ts';
import { useCorpay } from '../scope/corpayContext.ts';
import type { InstructStore } from '../scope/deal/InstructStore.ts';

/** What went wrong around the form, each with its own way on (ERR-48 to ERR-50). */
export const InstructFailures = observer(({ store }: { readonly store: InstructStore }) => {
  const { refusal } = store.instructing;
  useTold(useCorpay().untold, refusal?.kind === 'refused' ? store.deal.orderNumber : null);
  const kept = store.filling.emptied
    ? 'Amount and reference are still here.'
    : 'What you typed is still here.';
  const { accounts, purposes } = store.choices;
  return (
    <>
      {accounts.failure === null ? null : (
        <CallFailureNotice
          words={corpayWords.settlementAccountsUnavailable}
          failure={accounts.failure}
          kept={kept}
          onRetry={() => void accounts.load()}
        />
      )}
      {purposes.failure === null ? null : (
        <CallFailureNotice
          words={corpayWords.paymentPurposesUnavailable}
          failure={purposes.failure}
          kept={kept}
          onRetry={() => void purposes.load()}
        />
      )}
      {refusal === null ? null : refusal.kind === 'refused' ? (
        <CallFailureNotice words={instructionWords(refusal.failure)} failure={refusal.failure} kept={kept} />
      ) : refusal.kind === 'not-kept' ? (
        <CallFailureNotice words={notKeptWords} failure={null} />
      ) : refusal.kind === 'not-known' ? (
        <CallFailureNotice words={openInstructionWords.stillUnknown} failure={null} kept={kept} />
      ) : (
        <CallFailureNotice words={instructingWords.earlierOpen(refusal.earlier)} failure={null} kept={kept} />
      )}
    </>
  );
});
