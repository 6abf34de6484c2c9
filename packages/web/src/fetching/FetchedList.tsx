import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { observer } from 'mobx-react-lite';
import { useCallback, type ReactNode } from 'react';
import { CallFailureNotice } from './CallFailureNotice.tsx';
import { FailedPage } from './FailedPage.tsx';
import type { FetchedValue } from './FetchedValue.ts';
import { useReturnToTab } from './useReturnToTab.ts';
import { useRunningStore } from './useRunningStore.ts';
import { Card } from '../kit/layout/Card.tsx';
import './FetchedList.css';

/**
 * A list of the partner's as a page has it: on its way, failed with what was there before, empty, or there. What comes over a
 * list that is there stands over the edge of the window, so that no row moves.
 */
export const FetchedList = observer(
  ({
    list,
    failureMessages,
    also = () => null,
    isTold = () => false,
    empty,
    above,
    children,
  }: {
    readonly list: FetchedValue<readonly unknown[]>;
    readonly failureMessages: (failure: CallFailure) => string;
    /** Another way on after such a failure, beside asking again, and perhaps before that. */
    readonly also?: (failure: CallFailure, again: () => void) => ReactNode;
    /** Whether the page says already why it failed. */
    readonly isTold?: (failure: CallFailure) => boolean;
    /** In place of an empty list. */
    readonly empty: ReactNode;
    readonly above?: ReactNode;
    /** The list, and while it is on its way for the first time the same with rows that wait. */
    readonly children: ReactNode;
  }) => {
    useRunningStore(list);
    useReturnToTab(useCallback(() => list.refresh(), [list]));
    const { value, failure } = list;
    const again = (): void => list.refresh();
    return (
      <div className="stack">
        {above}
        {failure === null || isTold(failure) ? null : value === null ? (
          <FailedPage
            words={failureMessages(failure)}
            failure={failure}
            also={also(failure, again)}
            onRetry={() => void list.load()}
          />
        ) : (
          <div className="list-failure">
            <CallFailureNotice
              words={failureMessages(failure)}
              failure={failure}
              also={also(failure, again)}
              kept="The list is as it was loaded before."
              onRetry={() => void list.load()}
            />
          </div>
        )}
        {value === null && failure !== null ? null : value?.length === 0 ? <Card>{empty}</Card> : children}
      </div>
    );
  },
);
