import { describe, expect, it } from 'vitest';
import { hasValidAbaChecksum, hasValidIbanChecksum, hasValidNewZealandChecksum } from './checkDigits.ts';

describe('check digits', () => {
  it.each(['GR9301198760000000123456789', 'GB64SNDB99001170012345', 'CH4209990000123456789'])(
    'tell every single wrong digit of the IBAN %s',
    (iban) => {
      expect(hasValidIbanChecksum(iban)).toBe(true);
      for (const changed of withOneDigitChanged(iban))
        expect(hasValidIbanChecksum(changed), changed).toBe(false);
    },
  );

  it('tell every single wrong digit of a routing number', () => {
    expect(hasValidAbaChecksum('999000111')).toBe(true);
    for (const changed of withOneDigitChanged('999000111'))
      expect(hasValidAbaChecksum(changed), changed).toBe(false);
  });

  it.each([
    ['12-3021-0123468-00', true],
    ['123021012346800', true],
    ['12-3021-0123469-00', false],
    ['12-3022-0123468-00', false],
  ])('of an account of New Zealand lean on its branch: %s', (account, right) => {
    expect(hasValidNewZealandChecksum(account)).toBe(right);
  });

  it.each([
    ['12-3021-1234501-00', true],
    ['12-3999-1234501-000', true],
    ['12-3021-1234502-00', false],
  ])('of a high account of New Zealand do not: %s', (account, right) => {
    expect(hasValidNewZealandChecksum(account)).toBe(right);
  });

  it.each(['08', '09', '25', '26', '28', '29', '31', '33'])(
    'of bank %s in New Zealand are not judged, because it has weights of its own',
    (bank) => {
      expect(hasValidNewZealandChecksum(`${bank}-3021-0123469-00`)).toBe(true);
    },
  );
});

const withOneDigitChanged = (text: string): readonly string[] =>
  [...text].flatMap((sign, at) =>
    /\d/.test(sign) ? [`${text.slice(0, at)}${(Number(sign) + 1) % 10}${text.slice(at + 1)}`] : [],
  );
