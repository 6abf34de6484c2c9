import type { CountryISO } from '@fx-gateway/domain/geography/countries.ts';
import type { Currency } from '@fx-gateway/domain/geography/currency.ts';

/** A beneficiary under the names in which a customer writes it. Absent members are empty texts. */
export type BeneficiaryRecord = {
  readonly clientIntegrationId: string;
  readonly templateIdentifier: string;
  readonly destinationCountry: CountryISO;
  readonly classification: 'Individual' | 'Business';
  readonly bankCurrency: Currency;
  readonly accountHolderCountry: string;
  readonly accountHolderName: string;
  readonly accountHolderRegion: string;
  readonly accountHolderAddress1: string;
  readonly accountHolderAddress2: string;
  readonly accountHolderCity: string;
  readonly accountHolderPostal: string;
  readonly accountHolderPhoneNumber: string;
  readonly accountHolderEmail: string;
  readonly iban: string;
  readonly swiftBicCode: string;
  readonly bankName: string;
  readonly bankCountry: CountryISO;
  readonly bankRegion: string;
  readonly bankCity: string;
  readonly bankAddressLine1: string;
  readonly bankAddressLine2: string;
  readonly bankPostal: string;
  readonly accountNumber: string;
  readonly routingCode: string;
  readonly localAccountNumber: string;
  readonly localRoutingCode: string;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly preferredMethod: PaymentMethod;
  readonly settlementMethods: string;
  readonly methodOfDelivery: string;
  readonly regulatory: readonly { readonly key: string; readonly value: string }[];
};

/** W is Wire, E is iACH. */
export type PaymentMethod = 'W' | 'E';
