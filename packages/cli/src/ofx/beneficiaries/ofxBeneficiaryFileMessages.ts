/** What is said where a file of a beneficiary is missing, or holds none. */
export const ofxBeneficiaryFileMessages = {
  hint: 'fxg beneficiaries rules says what a country asks for.',
  member: 'name',
} as const;
