import { countryName } from '@fx-gateway/domain/geography/countries.ts';
import { currencyName } from '@fx-gateway/domain/geography/currency.ts';
import type { BeneficiaryRecord } from '../records/beneficiaryRecord.ts';
import { stableUuidOf } from '../records/stableUuidOf.ts';
import { paymentMethodNames } from '../records/paymentMethods.ts';

/** A beneficiary under the names in which the partner shows it, which are not those in which it was written. */
export const toBeneficiaryAnswer = (record: BeneficiaryRecord, updatedAt: Date) => ({
  id: stableUuidOf('record', record.clientIntegrationId),
  persistentId: stableUuidOf('payee', record.clientIntegrationId),
  beneIdentifier: record.clientIntegrationId,
  clientIntegrationId: record.clientIntegrationId,
  templateIdentifier: record.templateIdentifier,
  destinationCountry: record.destinationCountry,
  beneClassification: record.classification,
  beneContactName: record.accountHolderName,
  beneCountry: record.accountHolderCountry,
  beneCountryName: countryName(record.accountHolderCountry),
  beneRegion: record.accountHolderRegion,
  beneAddress1: record.accountHolderAddress1,
  beneAddress2: record.accountHolderAddress2,
  beneCity: record.accountHolderCity,
  benePostal: record.accountHolderPostal,
  beneEmail: record.accountHolderEmail,
  beneficiaryPhoneNumber: record.accountHolderPhoneNumber,
  accountHolderCountry: record.accountHolderCountry,
  accountHolderCountryName: countryName(record.accountHolderCountry),
  bankName: record.bankName,
  bankCountry: record.bankCountry,
  bankCountryName: countryName(record.bankCountry),
  bankRegion: record.bankRegion,
  bankCity: record.bankCity,
  bankAddressLine1: record.bankAddressLine1,
  bankAddressLine2: record.bankAddressLine2,
  bankPostal: record.bankPostal,
  bankCurrency: record.bankCurrency,
  bankCurrencyDesc: currencyName(record.bankCurrency),
  swiftBicCode: record.swiftBicCode,
  iban: record.iban,
  accountNumber: record.accountNumber,
  routingCode: record.routingCode,
  localAccountNumber: record.localAccountNumber,
  localRoutingCode: record.localRoutingCode,
  paymentMethods: record.paymentMethods.join(','),
  preferredMethod: record.preferredMethod,
  settlementMethods: record.settlementMethods,
  methodOfDelivery: record.methodOfDelivery,
  methods: record.paymentMethods.map((method) => ({
    method,
    methodName: paymentMethodNames[method],
    isPreferred: method === record.preferredMethod,
    beneficiaryAccountNumber:
      (method === 'E' ? record.localAccountNumber : record.iban) || record.accountNumber || record.iban,
    routingCode: (method === 'E' ? record.localRoutingCode : '') || record.routingCode,
  })),
  regulatory: record.regulatory,
  status: 'Active',
  lastUpdate: updatedAt.toISOString(),
});
