/** What is said where a file of a beneficiary is missing, or holds none. */
export const corpayBeneficiaryFileMessages = {
  hint: 'fxg beneficiaries rules says what a country asks for.',
  member: 'accountHolderName',
} as const;
