import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { ReactNode } from 'react';
import { CallFailureNotice } from '../fetching/CallFailureNotice.tsx';

/** Why there is no newer quote, with the ways on (ERR-18 to ERR-21, ERR-32 to ERR-36). */
export const NoQuoteNote = ({
  words,
  failure,
  onAgain,
  also = null,
  ...rest
}: {
  readonly words: string;
  readonly failure: CallFailure;
  readonly onAgain: () => void;
  /** What may cure it, beside asking again. */
  readonly also?: ReactNode;
  /** What is as it was, where that is in doubt. */
  readonly kept?: string;
}) => (
  <div className="quote-failure">
    <CallFailureNotice
      {...rest}
      words={words}
      failure={failure}
      also={also}
      onRetry={onAgain}
      retryLabel="Ask again"
    />
  </div>
);
