import { beneficiariesMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { observer } from 'mobx-react-lite';
import { ComboField } from '../../kit/fields/ComboField.tsx';
import { goOnToAmount } from '../../quoting/lockedAmount.ts';
import { LoadedBeneficiaries } from '../../quoting/LoadedBeneficiaries.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { useAlikeDetails } from '../stores/useAlikeDetails.ts';

/** To whom: one of the beneficiaries, each with the currency they are paid in (CP-QUOTE-2, CP-QUOTE-5). */
export const BeneficiaryChoice = observer(() => {
  const { session, quote, deal, arranged } = useCorpay();
  useAlikeDetails();
  const choose = (id: string): void => {
    deal.change({
      type: 'beneficiary-chosen',
      beneficiary:
        session.beneficiaries.value?.find(({ clientIntegrationId }) => clientIntegrationId === id) ?? null,
    });
    goOnToAmount();
  };
  return (
    <LoadedBeneficiaries beneficiaries={session.beneficiaries} failureMessages={beneficiariesMessages}>
      <ComboField
        label="To"
        value={quote.draft.beneficiary?.clientIntegrationId ?? ''}
        placeholder="Choose a beneficiary"
        options={arranged.options}
        onChange={choose}
        disabled={deal.booking}
      />
    </LoadedBeneficiaries>
  );
});
