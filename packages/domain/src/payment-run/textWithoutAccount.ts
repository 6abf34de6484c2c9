/** So many digits may be an account number, which no run keeps. */
const mostDigits = 5;

/** A name as it was given; empty where it may be an account number, which no run keeps (RUN-8). */
export const nameWithoutAccount = (text: string): string =>
  text.replaceAll(/\D/g, '').length > mostDigits ? '' : text;

/** Longer than any amount that is paid, and shorter than what an account number without letters mostly is. */
const mostAmountDigits = 12;

/** A number with a sign, and what may stand beside it: a currency, or a word for zeros. */
const amountShape = /^[^\d\s]{0,4}\s?\d[\d\s.,'’]*(?:[.,][-–—])?\s?[^\d\s]{0,6}$/u;

/** An amount as it was given; what has more digits and no point or comma may be an account number. */
const amountWithoutAccount = (text: string): string => {
  const isShort = text.replaceAll(/\D/g, '').length <= mostAmountDigits;
  return (isShort && amountShape.test(text)) || /^[\d.,']*[.,'][\d.,']*$/.test(text)
    ? text
    : nameWithoutAccount(text);
};

/** An amount with its currency as they were given; empty where both may be account numbers. */
export const amountAndCurrencyWithoutAccount = (
  texts: Readonly<Record<'amount' | 'currency', string>>,
): string => {
  const amount = amountWithoutAccount(texts.amount.trim());
  const currency = nameWithoutAccount(texts.currency.trim());
  const isNamed = amount.toUpperCase().includes(currency.toUpperCase());
  return [amount, isNamed ? '' : currency].filter(Boolean).join(' ');
};
