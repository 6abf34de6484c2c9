/** The words of the shared text field and select (MSG-1 to MSG-6). Other wordings stand where their form is (S-16). */
export const fieldMessages = {
  required: 'Required field.',
  invalid: 'Invalid format.',
  unwritable: 'It holds a character that cannot be seen. Type it again instead of pasting it.',
  /** Follows a reason where letters of another script were refused. */
  latinOnly: 'Only Latin letters, such as A to Z, are taken here.',
  maxLength: (n: number): string => `Max length is ${n}`,
  maxAmount: (n: number): string => `Max amount is ${n}`,
} as const;
