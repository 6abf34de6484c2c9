import type { CallFailure } from '@fx-gateway/domain/calls';
import { callWords } from '@fx-gateway/domain/corpay';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { CallFailureNotice } from '../../calls/CallFailureNotice.tsx';
import { hasAnswer } from '../../calls/hasAnswer.ts';

/** Asks again what became of a call; silence needs no further words, any other failure is shown with its id. */
export const CheckAgain = ({
  failure,
  onCheck,
}: {
  readonly failure: CallFailure | null;
  readonly onCheck: () => void;
}) =>
  hasAnswer(failure) ? (
    <CallFailureNotice
      words={callWords(failure)}
      failure={failure}
      onRetry={onCheck}
      retryLabel="Check again"
    />
  ) : (
    <div className="button-row">
      <QuietButton onPress={onCheck}>Check again</QuietButton>
    </div>
  );
