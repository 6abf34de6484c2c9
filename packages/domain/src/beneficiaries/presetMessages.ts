/** The words around what a new beneficiary starts with and nobody chose. */
export const presetMessages = {
  title: 'We filled in these values. You have not changed them.',
  change: (label: string): string => `Change ${label}`,
  confirm: 'I have checked these values, and they are right.',
  askedFirst: 'First confirm the values that we filled in, or change them.',
} as const;
