import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { ofxCallMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { choosableBeneficiaries } from '@fx-gateway/domain/ofx/quotes/ofxDraft.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { ComboField } from '../../kit/fields/ComboField.tsx';
import { goOnToAmount } from '../../quoting/lockedAmount.ts';
import { LoadedBeneficiaries } from '../../quoting/LoadedBeneficiaries.tsx';
import { authorizeAfter } from '../authorization/authorizeAfter.tsx';
import { useOfx } from '../stores/ofxContext.ts';

const optionOf = ({ beneficiaryId, name, currency }: OfxBeneficiary) => ({
  value: beneficiaryId,
  label: `${name} · ${currency}`,
});

const none: readonly OfxBeneficiary[] = [];

const help = 'One or more beneficiaries who are paid in the same currency.';

/** To whom: one beneficiary after another, all of the currency of the first (OFX-QUOTE-1, OFX-QUOTE-13). */
export const BeneficiaryChoice = observer(() => {
  const { session, quote, deal } = useOfx();
  const beneficiaries = session.beneficiaries.value ?? none;
  const { parts } = quote.draft;
  const options = useMemo(() => {
    const chosen = new Set(parts.map(({ beneficiary }) => beneficiary.beneficiaryId));
    return choosableBeneficiaries({ parts }, beneficiaries)
      .filter(({ beneficiaryId }) => !chosen.has(beneficiaryId))
      .map(optionOf);
  }, [parts, beneficiaries]);
  const add = (id: string): void => {
    const added = beneficiaries.find(({ beneficiaryId }) => beneficiaryId === id);
    if (added !== undefined)
      deal.change({
        type: 'beneficiaries-chosen',
        beneficiaries: [...parts.map(({ beneficiary }) => beneficiary), added],
      });
    goOnToAmount();
  };
  const currency = parts[0]?.beneficiary.currency;
  return (
    <LoadedBeneficiaries
      beneficiaries={session.beneficiaries}
      failureMessages={ofxCallMessages}
      also={authorizeAfter}
      help={help}
    >
      <ComboField
        label={currency === undefined ? 'To' : 'Pay somebody else too'}
        value=""
        placeholder={
          currency === undefined ? 'Choose a beneficiary' : `Choose another one paid in ${currency}`
        }
        options={options}
        onChange={add}
        disabled={deal.booking}
        {...(currency === undefined ? { help } : {})}
      />
    </LoadedBeneficiaries>
  );
});
