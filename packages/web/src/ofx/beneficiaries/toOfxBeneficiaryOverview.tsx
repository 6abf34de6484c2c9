import { countryName } from '@fx-gateway/domain/geography/countries.ts';
import { currencyName, isCurrency } from '@fx-gateway/domain/geography/currency.ts';
import type { OfxAddress, OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { OfxBankTemplate } from '@fx-gateway/domain/ofx/api/ofxBankTemplate.ts';
import { ofxDetailLabel, ofxLabels } from '@fx-gateway/domain/ofx/beneficiaries/ofxLabels.ts';
import { MaskedAccountNumber } from '../../bankDetails/MaskedAccountNumber.tsx';
import type { LabelledValue } from '../../kit/facts/LabelledValueList.tsx';
import { formatIbanInFours } from '../../kit/facts/formatIbanInFours.ts';

const none = 'N/A';

const orNone = (text: string): string => (text === '' ? none : text);

const placeOf = ({ addressLine, citySuburb, stateProvince, postCode, country }: OfxAddress): string =>
  orNone(
    [
      addressLine,
      citySuburb,
      `${stateProvince} ${postCode}`.trim(),
      country === '' ? '' : countryName(country),
    ]
      .filter((part) => part !== '')
      .join(', '),
  );

const ownLine: readonly string[] = ['bankName', 'bankBranchName', 'account'];

/** A beneficiary as its detail shows it, in the words of the form; when it was changed is not shown (OFX-BENE-11). */
export const toOfxBeneficiaryOverview = (
  beneficiary: OfxBeneficiary,
  template: OfxBankTemplate,
): readonly LabelledValue[] => {
  const labelOf = (key: string): string => ofxDetailLabel(key, template);
  const { currency, classification, paymentReason, beneficiaryAddress, beneficiaryBankDetails } = beneficiary;
  const { values, bankAddress } = beneficiaryBankDetails;
  const branch = values['bankBranchName'] ?? '';
  const account = values['account'] ?? '';
  return [
    { label: ofxLabels.name, value: beneficiary.name },
    {
      label: ofxLabels.currency,
      value: isCurrency(currency) ? `${currency} · ${currencyName(currency)}` : currency,
    },
    { label: ofxLabels.classification, value: orNone(classification) },
    { label: ofxLabels.paymentReason, value: orNone(paymentReason) },
    { label: ofxLabels.address, value: placeOf(beneficiaryAddress) },
    { label: labelOf('bankName'), value: orNone(values['bankName'] ?? '') },
    ...(branch === '' ? [] : [{ label: labelOf('bankBranchName'), value: branch }]),
    {
      label: labelOf('account'),
      value: account === '' ? none : <MaskedAccountNumber written={account} key={account} />,
    },
    ...Object.entries(values)
      .filter(([key, value]) => !ownLine.includes(key) && value !== '')
      .map(([key, value]) => ({ label: labelOf(key), value: formatIbanInFours(value) })),
    { label: ofxLabels.bankAddress, value: placeOf(bankAddress) },
  ];
};
