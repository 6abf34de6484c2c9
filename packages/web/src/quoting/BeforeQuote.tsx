import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useFailureInNews } from './useFailureInNews.ts';

/** What stands where the quote will be: what is missing for it, or why the partner gives none. */
export const BeforeQuote = observer(
  ({
    live,
    isTold,
    words,
    noQuote,
  }: {
    readonly live: { readonly offer: object | null; readonly failure: CallFailure | null };
    /** Whether the page says elsewhere why calls fail. */
    readonly isTold: (failure: CallFailure) => boolean;
    /** What is missing. */
    readonly words: string;
    readonly noQuote: (failure: CallFailure) => ReactNode;
  }) => {
    const { failure } = live;
    const inNews = useFailureInNews(live);
    return (
      <div className="quote-rate">
        {failure === null || inNews || isTold(failure) ? (
          <p className="quiet-words">{words}</p>
        ) : (
          noQuote(failure)
        )}
      </div>
    );
  },
);
