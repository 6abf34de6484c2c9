import { beneficiariesWords } from '@fx-gateway/domain/corpay';
import { observer } from 'mobx-react-lite';
import { ComboField } from '../../kit/fields/ComboField.tsx';
import { CallFailureNotice } from '../../calls/CallFailureNotice.tsx';
import { useCorpay } from '../scope/corpayContext.ts';
import { useAlikeDetails } from '../scope/useAlikeDetails.ts';
import { NoBeneficiaries } from '../beneficiaries/NoBeneficiaries.tsx';

/** To whom: one of the beneficiaries, each with the currency they are paid in (CP-QUOTE-2, CP-QUOTE-5). */
export const BeneficiaryChoice = observer(() => {
  const { session, quote, deal, beneficiaryList } = useCorpay();
  const { value: beneficiaries, failure } = session.beneficiaries;
  useAlikeDetails();
  if (beneficiaries === null && failure !== null)
    return (
      <CallFailureNotice
        words={beneficiariesWords(failure)}
        failure={failure}
        onRetry={() => void session.beneficiaries.load()}
      />
    );
  if (beneficiaries === null)
    return (
      <>
        <ComboField
          label="To"
          value=""
          placeholder="Loading beneficiaries..."
          options={[]}
          onChange={() => undefined}
          disabled
        />
        <output className="visually-hidden">Loading beneficiaries...</output>
      </>
    );
  if (beneficiaries.length === 0) return <NoBeneficiaries />;
  const choose = (id: string): void =>
    deal.change({
      type: 'beneficiary-chosen',
      beneficiary: beneficiaries.find(({ clientIntegrationId }) => clientIntegrationId === id) ?? null,
    });
  return (
    <ComboField
      label="To"
      value={quote.draft.beneficiary?.clientIntegrationId ?? ''}
      placeholder="Choose a beneficiary"
      options={beneficiaryList.options}
      onChange={choose}
      disabled={deal.booking}
    />
  );
});
