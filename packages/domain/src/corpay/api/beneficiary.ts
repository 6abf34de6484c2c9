/** How a beneficiary is paid: W is Wire, E is iACH (CP-BENE-13). */
export type PaymentMethod = 'W' | 'E';

/** The name of a payment method for reading; an unknown code is given back as it came. */
export const paymentMethodName = (code: string): string =>
  code === 'W' ? 'Wire' : code === 'E' ? 'iACH' : code;

export const classifications = ['Individual', 'Business'] as const;

export type Classification = (typeof classifications)[number];

/** Anything that is not Business falls back to Individual (CP-BENE-14). */
export const parseBeneficiaryClassification = (text: string | null): Classification =>
  text?.trim().toLowerCase() === 'business' ? 'Business' : 'Individual';

/** A row of the list (CP-BENE-15). */
export type BeneficiarySummary = {
  readonly clientIntegrationId: string;
  readonly payee: string;
  /** The currency they are paid in. */
  readonly curr: string;
  readonly bankCountryISO: string;
  /** Codes of the ways they can be paid, `W` first (S-112). */
  readonly methods: readonly string[];
};

/** A beneficiary in full (CP-BENE-8 to CP-BENE-12). Absent members are empty texts. Bank details stay in memory. */
export type Beneficiary = {
  readonly clientIntegrationId: string;
  readonly templateIdentifier: string;
  readonly destinationCountry: string;
  readonly classification: Classification;
  readonly bankCurrency: string;
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
  readonly bankCountry: string;
  readonly bankRegion: string;
  readonly bankCity: string;
  readonly bankAddressLine1: string;
  readonly bankAddressLine2: string;
  readonly bankPostal: string;
  readonly accountNumber: string;
  readonly routingCode: string;
  readonly localAccountNumber: string;
  readonly localRoutingCode: string;
  readonly paymentMethods: readonly string[];
  readonly preferredMethod: string;
  readonly settlementMethods: string;
  readonly methodOfDelivery: string;
  /** When the record changed last, as the partner wrote it; absent where it does not say. Never sent. */
  readonly lastUpdate?: string;
  readonly regulatory: readonly { readonly key: string; readonly value: string }[];
};
