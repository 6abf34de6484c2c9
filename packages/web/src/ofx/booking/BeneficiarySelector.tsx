import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { ofxBeneficiariesFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import {
  findSameNamedOfxBeneficiaries,
  ofxAccountEnding,
} from '@fx-gateway/domain/ofx/beneficiaries/ofxAccountEnding.ts';
import { choosableBeneficiaries } from '@fx-gateway/domain/ofx/quotes/ofxDraft.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { ComboField } from '../../kit/fields/ComboField.tsx';
import { focusLockedAmount } from '../../quoting/findLockedAmountField.ts';
import { BeneficiarySelectorLoader } from '../../quoting/BeneficiarySelectorLoader.tsx';
import { renderReauthorizeButton } from '../authorization/renderReauthorizeButton.tsx';
import { useOfx } from '../stores/ofxContext.ts';

/** Bank and reason, and the reference where the bank wants one. */
const tellingOf = ({ paymentReason, beneficiaryBankDetails: { values } }: OfxBeneficiary): string =>
  [values['bankName'] ?? '', paymentReason, values['reference'] ?? '']
    .filter((part) => part !== '')
    .join(' · ');

/** Who is like another one is told by more than the end of the account. */
const optionOf = (beneficiary: OfxBeneficiary, isAlike: boolean) => {
  const { beneficiaryId: value, name, currency } = beneficiary;
  const label = `${name} · ${currency}`;
  return isAlike ? { value, label, name, hint: tellingOf(beneficiary) } : { value, label, name };
};

const endingsOf = (beneficiaries: readonly OfxBeneficiary[]): ReadonlyMap<string, string> =>
  new Map(beneficiaries.map((beneficiary) => [beneficiary.beneficiaryId, ofxAccountEnding(beneficiary)]));

const none: readonly OfxBeneficiary[] = [];

const help = 'One or more beneficiaries who are paid in the same currency.';

/** To whom: one beneficiary after another, all of the currency of the first (OFX-QUOTE-1, OFX-QUOTE-13, PAYEE-6). */
export const BeneficiarySelector = observer(() => {
  const { session, quote, deal } = useOfx();
  const beneficiaries = session.beneficiaries.value ?? none;
  const { parts } = quote.draft;
  const options = useMemo(() => {
    const chosen = new Set(parts.map(({ beneficiary }) => beneficiary.beneficiaryId));
    const alike = findSameNamedOfxBeneficiaries(beneficiaries);
    return choosableBeneficiaries({ parts }, beneficiaries)
      .filter(({ beneficiaryId }) => !chosen.has(beneficiaryId))
      .map((beneficiary) => optionOf(beneficiary, alike.has(beneficiary)));
  }, [parts, beneficiaries]);
  const accounts = useMemo(() => ({ endings: endingsOf(beneficiaries) }), [beneficiaries]);
  const add = (id: string): void => {
    const added = beneficiaries.find(({ beneficiaryId }) => beneficiaryId === id);
    if (added !== undefined)
      deal.change({
        type: 'beneficiaries-chosen',
        beneficiaries: [...parts.map(({ beneficiary }) => beneficiary), added],
      });
    focusLockedAmount();
  };
  const currency = parts[0]?.beneficiary.currency;
  return (
    <BeneficiarySelectorLoader
      beneficiaries={session.beneficiaries}
      failureMessages={ofxBeneficiariesFailureMessage}
      also={renderReauthorizeButton}
      help={help}
    >
      <ComboField
        label={currency === undefined ? 'To' : 'Pay somebody else too'}
        value=""
        placeholder={
          currency === undefined ? 'Choose a beneficiary' : `Choose another one paid in ${currency}`
        }
        options={options}
        accounts={accounts}
        onChange={add}
        disabled={deal.booking}
        {...(currency === undefined ? { help } : {})}
      />
    </BeneficiarySelectorLoader>
  );
});
