import { callWords, type CorpayFailure } from '@fx-gateway/domain/corpay';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { CallFailure } from '../../calls/CallFailure.tsx';
import { isSpoken } from './isSpoken.ts';

/** Asks again what became of a call; silence needs no further words, any other failure is told with its id. */
export const CheckAgain = ({
  failure,
  onCheck,
}: {
  readonly failure: CorpayFailure | null;
  readonly onCheck: () => void;
}) =>
  isSpoken(failure) ? (
    <CallFailure words={callWords(failure)} failure={failure} onRetry={onCheck} retryLabel="Check again" />
  ) : (
    <div className="button-row">
      <QuietButton onPress={onCheck}>Check again</QuietButton>
    </div>
  );
