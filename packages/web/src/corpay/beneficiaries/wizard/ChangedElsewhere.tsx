import { bankDetailChanges, type Beneficiary } from '@fx-gateway/domain/corpay';
import { QuietButton } from '../../../kit/buttons/QuietButton.tsx';
import type { WizardStore } from '../../scope/wizard/WizardStore.ts';

/** An edit must not put an old record back over what was saved elsewhere meanwhile. */
export const ChangedElsewhere = ({
  store,
  stored,
}: {
  readonly store: WizardStore;
  readonly stored: Beneficiary;
}) => {
  const details = bankDetailChanges(store.state.original, stored).map(({ label }) => label);
  return (
    <div className="notice notice-warning" role="alert">
      <p className="notice-title">This beneficiary was changed elsewhere since you opened it</p>
      <p>
        Nothing was sent.{' '}
        {details.length === 0 ? '' : `What is stored now has other bank details: ${details.join(', ')}. `}
        Load what is stored now and make your changes there; what you typed here will be lost.
      </p>
      <div className="notice-next">
        <QuietButton onPress={() => store.takeStored()}>Load what is stored now</QuietButton>
      </div>
    </div>
  );
};
