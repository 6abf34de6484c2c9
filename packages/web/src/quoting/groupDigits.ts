/** `1234567.5` as `1,234,567.5`: a typed amount at rest. What is no plain number is given back as it was typed. */
export const groupDigits = (text: string): string => {
  const match = /^(\d+)(\.\d*)?$/.exec(text.trim());
  if (match === null) return text;
  const [, whole = '', fraction = ''] = match;
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + fraction;
};
