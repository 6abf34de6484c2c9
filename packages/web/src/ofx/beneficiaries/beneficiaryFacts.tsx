import { countryName } from '@fx-gateway/domain/geography/countries.ts';
import { currencyName, isCurrency } from '@fx-gateway/domain/geography/currency.ts';
import type { OfxAddress, OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { MaskedAccount } from '../../bankDetails/MaskedAccount.tsx';
import type { Fact } from '../../kit/facts/FactList.tsx';
import { inFours } from '../../kit/facts/inFours.ts';

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

/** Names of what a template may ask beside the bank and the account. */
const spelled = (propertyKey: string): string =>
  propertyKey.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (first) => first.toUpperCase());

const ownLine: readonly string[] = ['bankName', 'bankBranchName', 'account'];

/** A beneficiary as its detail shows it; when it was changed is not shown (OFX-BENE-11). */
export const beneficiaryFacts = (beneficiary: OfxBeneficiary): readonly Fact[] => {
  const { currency, classification, paymentReason, beneficiaryAddress, beneficiaryBankDetails } = beneficiary;
  const { values, bankAddress } = beneficiaryBankDetails;
  const branch = values['bankBranchName'] ?? '';
  const account = values['account'] ?? '';
  return [
    { label: 'Full Name', value: beneficiary.name },
    {
      label: 'Currency',
      value: isCurrency(currency) ? `${currency} · ${currencyName(currency)}` : currency,
    },
    { label: 'Classification', value: orNone(classification) },
    { label: 'Payment Reason', value: orNone(paymentReason) },
    { label: 'Address', value: placeOf(beneficiaryAddress) },
    { label: 'Bank Name', value: orNone(values['bankName'] ?? '') },
    ...(branch === '' ? [] : [{ label: 'Bank Branch', value: branch }]),
    {
      label: 'Account',
      value: account === '' ? none : <MaskedAccount written={account} key={account} />,
    },
    ...Object.entries(values)
      .filter(([key, value]) => !ownLine.includes(key) && value !== '')
      .map(([key, value]) => ({ label: spelled(key), value: inFours(value) })),
    { label: 'Bank Address', value: placeOf(bankAddress) },
  ];
};
