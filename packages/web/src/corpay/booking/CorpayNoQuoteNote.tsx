import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { quoteFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { NoQuoteNote } from '../../quoting/NoQuoteNote.tsx';
import { useCorpay } from '../stores/corpayContext.ts';

/** Why there is no newer quote (CP-QUOTE-17). */
export const CorpayNoQuoteNote = ({ failure }: { readonly failure: CallFailure }) => {
  const { quote } = useCorpay();
  return (
    <NoQuoteNote
      words={quoteFailureMessage(failure)}
      failure={failure}
      onAgain={() => quote.handle('asked-again')}
    />
  );
};
