import { expect, it } from 'vitest';
import { spokenCountry } from './spokenCountry.ts';

it.each([
  ['GB', 'the United Kingdom'],
  ['US', 'the United States'],
  ['GR', 'Greece'],
  ['JE', 'Jersey'],
])('%s is called %s inside a sentence', (iso, spoken) => {
  expect(spokenCountry(iso)).toBe(spoken);
});

it.each(['', 'je', 'JEY', '4JE', 'J1'])('what names no country, as "%s", is said as it came', (text) => {
  expect(spokenCountry(text)).toBe(text);
});
