import { expect, it } from 'vitest';
import { countryNameInSentence } from './countryNameInSentence.ts';

it.each([
  ['GB', 'the United Kingdom'],
  ['US', 'the United States'],
  ['GR', 'Greece'],
  ['JE', 'Jersey'],
])('%s is called %s inside a sentence', (iso, spoken) => {
  expect(countryNameInSentence(iso)).toBe(spoken);
});

it.each(['', 'je', 'JEY', '4JE', 'J1'])('what names no country, as "%s", is said as it came', (text) => {
  expect(countryNameInSentence(text)).toBe(text);
});
