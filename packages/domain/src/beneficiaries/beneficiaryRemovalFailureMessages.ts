/** What is said when a beneficiary was not deleted, or when it is not known whether it was. */
export const beneficiaryRemovalFailureMessages = {
  notDeleted: (name: string): string => `${name} was not deleted.`,
  unknown: (name: string): string => `It is not known whether ${name} was deleted. Deleting again is safe.`,
  changedElsewhere: (name: string): string =>
    `${name} was changed elsewhere meanwhile. Nothing is deleted yet: this is what stands there now.`,
} as const;
