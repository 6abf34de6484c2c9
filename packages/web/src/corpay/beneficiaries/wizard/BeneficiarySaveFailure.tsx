import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { findBankDetailChanges } from '@fx-gateway/domain/corpay/bankDetails/findBankDetailChanges.ts';
import {
  beneficiarySaveFailureMessages,
  beneficiarySaveErrors,
} from '@fx-gateway/domain/corpay/beneficiaries/beneficiaryMessages.ts';
import { observer } from 'mobx-react-lite';
import { ChangedElsewhereNotice } from '../../../partner-frame/ChangedElsewhereNotice.tsx';
import { FailureNotice } from '../../../kit/notices/FailureNotice.tsx';
import { QuietButton } from '../../../kit/buttons/QuietButton.tsx';
import { RequestId } from '../../../kit/notices/RequestId.tsx';
import { FocusOnMount } from '../../../kit/focus/FocusOnMount.tsx';
import type { WizardStore } from '../../stores/wizard/WizardStore.ts';

const storedDetails = ({ state }: WizardStore, stored: Beneficiary): string => {
  const details = findBankDetailChanges(state.original, stored).map(({ label }) => label);
  return details.length === 0 ? '' : `What is stored now has other bank details: ${details.join(', ')}.`;
};

/** Why the beneficiary is not saved, each message of the partner an item; silence is unknown, never failed (CP-WIZ-20). */
export const BeneficiarySaveFailure = observer(
  ({ store, onCheck }: { readonly store: WizardStore; readonly onCheck: () => void }) => {
    const { trouble, saving } = store.saves;
    if (trouble === null) return null;
    if (trouble.kind === 'not-kept')
      return (
        <FocusOnMount>
          <FailureNotice
            happened={beneficiarySaveFailureMessages.notSaved}
            kept={beneficiarySaveFailureMessages.notKept}
          />
        </FocusOnMount>
      );
    if (trouble.kind === 'changed-elsewhere')
      return (
        <FocusOnMount>
          <ChangedElsewhereNotice
            details={storedDetails(store, trouble.stored)}
            onTake={() => store.takeStored()}
          />
        </FocusOnMount>
      );
    const { failure } = trouble;
    if (trouble.kind === 'unknown')
      return (
        <FocusOnMount>
          <div className="notice notice-warning" role="alert">
            <p className="notice-title">{beneficiarySaveFailureMessages.unknown}</p>
            <p>{beneficiarySaveFailureMessages.saveAgain}</p>
            <div className="notice-next">
              <QuietButton busy={saving} onPress={onCheck}>
                Check again
              </QuietButton>
            </div>
            <RequestId id={failure.requestId} />
          </div>
        </FocusOnMount>
      );
    return (
      <FocusOnMount>
        <div className="notice notice-danger" role="alert">
          <p className="notice-title">{beneficiarySaveFailureMessages.notSaved}</p>
          <ul className="save-messages" aria-label="What the partner says">
            {[...new Set(beneficiarySaveErrors(failure))].map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
          <p>Everything you typed is still here.</p>
          <RequestId id={failure.requestId} />
        </div>
      </FocusOnMount>
    );
  },
);
