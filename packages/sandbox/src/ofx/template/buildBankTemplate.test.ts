import { describe, expect, it } from 'vitest';
import { buildBankTemplate, payableCountries, payableCurrencies } from './buildBankTemplate.ts';

const places = [...payableCountries.values()].flatMap((country) =>
  [...payableCurrencies.values()].map((currency) => ({ country, currency })),
);
const required = (...place: Parameters<typeof buildBankTemplate>) =>
  buildBankTemplate(...place).flatMap((field) => (field.required ? [field.propertyKey] : []));

describe('the template of a bank account', () => {
  it('is there for every country and currency that the form offers, China and its currency left out', () => {
    expect(places).toHaveLength(13 * 13);
    expect(places.some(({ country, currency }) => country === 'CN' || currency === 'CNY')).toBe(false);
  });

  it.each(places)('of $currency in $country asks for bank and account, each field once', (place) => {
    const template = buildBankTemplate(place.country, place.currency);
    const keys = template.map(({ propertyKey }) => propertyKey);
    expect(keys).toEqual([...new Set(keys)]);
    expect(keys.every((key) => /^[a-z][A-Za-z]+$/.test(key))).toBe(true);
    expect(required(place.country, place.currency)).toEqual(expect.arrayContaining(['bankName', 'account']));
    for (const { validationRegex, maxLength } of template) {
      expect(() => new RegExp(validationRegex)).not.toThrow();
      expect(maxLength).toBeGreaterThan(0);
    }
  });

  it('asks for the local code at home and for the BIC abroad', () => {
    expect(required('GB', 'GBP')).toEqual(['bankName', 'account', 'sortCode']);
    expect(required('GB', 'EUR')).toEqual(['bankName', 'account', 'swiftCode']);
    expect(required('GR', 'EUR')).toEqual(['bankName', 'account']);
  });
});
