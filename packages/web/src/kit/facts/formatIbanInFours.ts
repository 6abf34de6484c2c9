const iban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** An IBAN as it stands on an invoice, so that it can be compared with one; any other text as it is. */
export const formatIbanInFours = (text: string): string => {
  const plain = text.replaceAll(/\s/g, '').toUpperCase();
  return iban.test(plain) ? plain.replaceAll(/(.{4})(?=.)/g, '$1 ') : text;
};
