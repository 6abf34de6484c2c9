import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { ofxQuoteFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { mayAuthorizationHelp } from '@fx-gateway/domain/ofx/session/ofxSession.ts';
import { observer } from 'mobx-react-lite';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { NoQuoteNote } from '../../quoting/NoQuoteNote.tsx';
import { renderReauthorizeButton } from '../authorization/renderReauthorizeButton.tsx';
import { useOfx } from '../stores/ofxContext.ts';

/** Sends another currency where the partner does not quote the one that is sent. */
const SendInstead = observer(() => {
  const { quote, deal } = useOfx();
  const { instead } = quote;
  return instead === null ? null : (
    <QuietButton onPress={() => deal.change({ type: 'buy-currency-chosen', currency: instead })}>
      Send {instead} instead
    </QuietButton>
  );
});

/** Why there is no newer quote (ERR-18 to ERR-21), with what may cure it. */
export const OfxNoQuoteNote = observer(({ failure }: { readonly failure: CallFailure }) => {
  const { quote } = useOfx();
  return (
    <NoQuoteNote
      words={ofxQuoteFailureMessage(failure)}
      failure={failure}
      // Those words ask to load the page again, which would lose it.
      {...(mayAuthorizationHelp(failure) ? { kept: 'What you typed is still here.' } : {})}
      onAgain={() => quote.handle('asked-again')}
      also={
        <>
          {renderReauthorizeButton(failure)}
          {quote.live.offer === null ? <SendInstead /> : null}
        </>
      }
    />
  );
});
