import type { CallFailure } from '@fx-gateway/domain/calls';
import { FailureNotice } from '../kit/notices/FailureNotice.tsx';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';

/** A failed call in words, with what was kept, a way to ask again, and the id of its answer. */
export const CallFailureNotice = ({
  words,
  failure,
  kept,
  onRetry,
  retryLabel = 'Try again',
}: {
  readonly words: string;
  readonly failure: Pick<CallFailure, 'requestId'> | null;
  readonly kept?: string;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
}) => (
  <FailureNotice
    happened={words}
    {...(kept === undefined ? {} : { kept })}
    {...(onRetry === undefined ? {} : { next: <QuietButton onPress={onRetry}>{retryLabel}</QuietButton> })}
    requestId={failure?.requestId ?? null}
  />
);
