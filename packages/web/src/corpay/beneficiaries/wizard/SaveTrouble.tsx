import { saveUnknownWords, saveWords } from '@fx-gateway/domain/corpay';
import { observer } from 'mobx-react-lite';
import { QuietButton } from '../../../kit/QuietButton.tsx';
import { RequestId } from '../../../kit/RequestId.tsx';
import { Arrival } from '../../Arrival.tsx';
import type { WizardStore } from './WizardStore.ts';

/** Why the beneficiary is not saved, each message of the partner an item; silence is unknown, never failed (CP-WIZ-20). */
export const SaveTrouble = observer(
  ({ store, onCheck }: { readonly store: WizardStore; readonly onCheck: () => void }) => {
    const { trouble, saving } = store;
    if (trouble === null) return null;
    const { failure } = trouble;
    if (trouble.kind === 'unknown')
      return (
        <Arrival>
          <div className="notice notice-warning" role="alert">
            <p className="notice-title">It is not known whether this beneficiary was saved.</p>
            <p>{saveUnknownWords}</p>
            <div className="notice-next">
              <QuietButton disabled={saving} onPress={onCheck}>
                Check again
              </QuietButton>
            </div>
            <RequestId id={failure.requestId} />
          </div>
        </Arrival>
      );
    return (
      <Arrival>
        <div className="notice notice-danger" role="alert">
          <p className="notice-title">This beneficiary was not saved</p>
          <ul className="save-messages" aria-label="What the partner says">
            {saveWords(failure).map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
          <p>Everything you typed is still here.</p>
          <RequestId id={failure.requestId} />
        </div>
      </Arrival>
    );
  },
);
