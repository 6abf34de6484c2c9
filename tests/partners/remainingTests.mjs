import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const fixtures = /from '(\.[^']*\/test\/[^']*|\.\/[^']*)'/g;
const isTestOrFixture = (path) => /\.test\.tsx?$|\/test\//.test(path);

const everyPartner = /from '[^']*\/partners\.ts'/;

/**
 * True for a test that has nothing to do with a partner: neither it nor what it is prepared with says the name, or takes
 * the list of every partner. What else it imports is the code of the product, which the compiler judges.
 */
export const isWithout = (path, partner) => {
  const seen = new Set([path]);
  for (const place of seen) {
    const text = readFileSync(place, 'utf8');
    if (everyPartner.test(text) || new RegExp(partner, 'i').test(text)) return false;
    for (const [, specifier] of text.matchAll(fixtures)) {
      const next = join(dirname(place), specifier);
      if (isTestOrFixture(next)) seen.add(next);
    }
  }
  return true;
};
