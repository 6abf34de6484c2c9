/** What a character is replaced with: one of its own kind, so that rules about letters and digits judge alike. */
type CharClass = {
  readonly is: RegExp;
  /** The first that does not tell anything of the text is taken. */
  readonly fills: string;
};

export const charClasses: readonly CharClass[] = [
  { is: /^[0-9]$/, fills: '1234567890' },
  { is: /^[A-Z]$/, fills: 'XZQJVWYKHUAEIOBCDFGLMNPRST' },
  { is: /^[a-z]$/, fills: 'xzqjvwykhuaeiobcdfglmnprst' },
  { is: /^[\u00C0-\u00DE]$/, fills: 'ÉÄÔ' },
  { is: /^[\u00DF-\u00FF]$/, fills: 'éäô' },
  { is: /^\p{Lu}$/u, fills: 'ΩΨΦ' },
  { is: /^\p{L}$/u, fills: 'ωψφ' },
  { is: /^\p{N}$/u, fills: '٣٤٥' },
  // Pictures and signs; what a rule looks for in ASCII, spaces and control characters stay.
  { is: /^[^\p{ASCII}\p{Z}\p{C}]$/u, fills: '•°¤' },
];

export const classOf = (char: string): CharClass | undefined => charClasses.find(({ is }) => is.test(char));
