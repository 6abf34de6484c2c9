import { choosableBeneficiaries, ofxCallWords, type OfxBeneficiary } from '@fx-gateway/domain/ofx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { CallFailureNotice } from '../../calls/CallFailureNotice.tsx';
import { ComboField } from '../../kit/fields/ComboField.tsx';
import { NoBeneficiaries } from '../beneficiaries/NoBeneficiaries.tsx';
import { useOfx } from '../scope/ofxContext.ts';

const optionOf = ({ beneficiaryId, name, currency }: OfxBeneficiary) => ({
  value: beneficiaryId,
  label: `${name} · ${currency}`,
});

/** To whom: one beneficiary after another, all of the currency of the first (OFX-QUOTE-1, OFX-QUOTE-13). */
export const BeneficiaryChoice = observer(() => {
  const { session, quote, deal } = useOfx();
  const { value: beneficiaries, failure } = session.beneficiaries;
  const { parts } = quote.draft;
  const options = useMemo(() => {
    const chosen = new Set(parts.map(({ beneficiary }) => beneficiary.beneficiaryId));
    return choosableBeneficiaries({ parts }, beneficiaries ?? [])
      .filter(({ beneficiaryId }) => !chosen.has(beneficiaryId))
      .map(optionOf);
  }, [parts, beneficiaries]);
  if (beneficiaries === null && failure !== null)
    return (
      <CallFailureNotice
        words={ofxCallWords(failure)}
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
  const add = (id: string): void => {
    const added = beneficiaries.find(({ beneficiaryId }) => beneficiaryId === id);
    if (added !== undefined)
      deal.change({
        type: 'beneficiaries-chosen',
        beneficiaries: [...parts.map(({ beneficiary }) => beneficiary), added],
      });
  };
  const currency = parts[0]?.beneficiary.currency;
  return (
    <ComboField
      label={currency === undefined ? 'To' : 'Pay somebody else too'}
      value=""
      placeholder={currency === undefined ? 'Choose a beneficiary' : `Choose another one paid in ${currency}`}
      options={options}
      onChange={add}
      disabled={deal.booking}
      {...(currency === undefined
        ? { help: 'One or more beneficiaries who are paid in the same currency.' }
        : {})}
    />
  );
});
