/** An address as a customer writes it. Absent members are empty texts. */
export type Address = {
  readonly addressLine: string;
  readonly citySuburb: string;
  readonly stateProvince: string;
  readonly postCode: string;
  readonly country: string;
};

/** A beneficiary as a customer writes it (OFX-BENE-11 to OFX-BENE-13). */
export type BeneficiaryRecord = {
  readonly name: string;
  readonly currency: string;
  readonly classification: string;
  readonly paymentReason: string;
  readonly beneficiaryAddress: Address;
  readonly beneficiaryBankDetails: {
    readonly bankAddress: Address;
    /** The bank's name and whatever else a template asks for, by its property key. */
    readonly fields: Readonly<Record<string, string>>;
  };
};
