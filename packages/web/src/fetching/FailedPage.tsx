import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { ReactNode } from 'react';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { Card } from '../kit/layout/Card.tsx';
import { EmptyState } from '../kit/notices/EmptyState.tsx';
import { RequestId } from '../kit/notices/RequestId.tsx';
import { useFocusAfterNotice } from '../kit/focus/useFocusAfterNotice.ts';
import { UnreachablePicture } from '../kit/pictures/UnreachablePicture.tsx';

/** A page that has nothing to show, since its call failed: says so in the place of what was to come, with the ways on. */
export const FailedPage = ({
  words,
  failure,
  picture = <UnreachablePicture />,
  onRetry,
  also,
  children,
}: {
  readonly words: string;
  readonly failure: Pick<CallFailure, 'requestId'>;
  readonly picture?: ReactNode;
  readonly onRetry: () => void;
  /** Another way on, before asking again. */
  readonly also?: ReactNode;
  readonly children?: ReactNode;
}) => (
  <Card>
    <div role="alert" ref={useFocusAfterNotice<HTMLDivElement>()}>
      <EmptyState
        picture={picture}
        title={words}
        action={
          <>
            <div className="button-row">
              {also}
              <QuietButton onPress={onRetry}>Try again</QuietButton>
            </div>
            <RequestId id={failure.requestId ?? null} />
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  </Card>
);
