import { paymentMethodName, type Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import type { ViewStyle } from '../../terminal/viewStyle.ts';
import { formatLabelledValues } from '../../terminal/formatTable.ts';
import { openCorpay } from '../scope/openCorpay.ts';
import { readStoredBeneficiary } from './readStoredBeneficiary.ts';

const place = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

const view =
  (beneficiary: Beneficiary) =>
  (paint: ViewStyle): string =>
    formatLabelledValues(
      [
        ['Payee', beneficiary.accountHolderName],
        ['Payee Currency', beneficiary.bankCurrency],
        [
          'Payee Location',
          place(
            beneficiary.accountHolderAddress1,
            beneficiary.accountHolderAddress2,
            beneficiary.accountHolderCity,
            beneficiary.accountHolderRegion,
            beneficiary.accountHolderPostal,
            beneficiary.accountHolderCountry,
          ),
        ],
        ['Bank Name', beneficiary.bankName],
        [
          'Bank Location',
          place(
            beneficiary.bankAddressLine1,
            beneficiary.bankAddressLine2,
            beneficiary.bankCity,
            beneficiary.bankRegion,
            beneficiary.bankPostal,
            beneficiary.bankCountry,
          ),
        ],
        ['Account', place(beneficiary.iban, beneficiary.accountNumber, beneficiary.localAccountNumber)],
        [
          'Bank codes',
          place(beneficiary.swiftBicCode, beneficiary.routingCode, beneficiary.localRoutingCode),
        ],
        ['Methods', beneficiary.paymentMethods.map(paymentMethodName).join(', ')],
        ['Classification', beneficiary.classification],
        ['Id', beneficiary.clientIntegrationId],
      ],
      paint,
    );

export const showCorpayBeneficiaryVerb: PartnerVerb<'beneficiaries show'> = {
  usage: 'show <beneficiary>',
  summary: 'One beneficiary in full.',
  examples: ['show 0f8fad5b-d9cb-469f-a165-70867728950e'],
  run: async (invocation, openSession) => {
    const [id = ''] = invocation.args;
    const open = await openCorpay(invocation, openSession);
    if (!open.ok) return open;
    const beneficiary = await readStoredBeneficiary(open.value.corpay, id);
    return beneficiary.ok ? makeOutput(beneficiary.value, view(beneficiary.value)) : beneficiary;
  },
};
