import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { ReactNode } from 'react';
import { FailureNotice } from '../kit/notices/FailureNotice.tsx';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';

/** A failed call in words, with what was kept, a way to ask again, and the id of its answer. */
export const CallFailureNotice = ({
  words,
  failure,
  kept,
  onRetry,
  retryLabel = 'Try again',
  also = null,
}: {
  readonly words: string;
  readonly failure: Pick<CallFailure, 'requestId'> | null;
  readonly kept?: string;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  /** Another way on, beside asking again. */
  readonly also?: ReactNode;
}) => (
  <FailureNotice
    happened={words}
    {...(kept === undefined ? {} : { kept })}
    {...(onRetry === undefined && also === null
      ? {}
      : {
          next: (
            <div className="button-row">
              {also}
              {onRetry === undefined ? null : <QuietButton onPress={onRetry}>{retryLabel}</QuietButton>}
            </div>
          ),
        })}
    requestId={failure?.requestId ?? null}
  />
);
