/** Whether a text can be an identifier that this partner gave: any other one is unknown. */
export const isIdentifier = (text: string): boolean =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
