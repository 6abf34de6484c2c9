import { allowed } from './allowed.mjs';
import { partsOfProduct } from './partsOfProduct.mjs';
import { licencesOf, unlicensedIn } from './unlicensedIn.mjs';

/** Holds the licence of every package that the product is made of, or needs, against those that are allowed. */
const parts = partsOfProduct().components.filter((part) => !part['bom-ref'].startsWith('@fx-gateway/'));

/** Mistakes that have to be found, or nothing was looked at. */
const planted = [
  undefined,
  [{ license: { id: 'AGPL-3.0-only' } }],
  [{ expression: 'MIT AND GPL-2.0-only' }],
].map((licenses, index) => ({ ...parts[index], licenses }));

const failures = [...unlicensedIn(parts)];
const had = new Set(parts.flatMap(licencesOf));
for (const licence of Object.keys(allowed))
  if (!had.has(licence))
    failures.push(`${licence} is allowed and no part has it any more: take it out of the list.`);
for (const part of planted)
  if (unlicensedIn([part]).length === 0)
    failures.push(
      `A planted licence of ${part['bom-ref']} is not found: ${licencesOf(part).join() || 'none'}.`,
    );

for (const failure of failures) console.log(failure);
console.log(
  `${parts.length} packages and ${planted.length} planted licences looked at, ${Object.keys(allowed).length} licences allowed`,
);
console.log(`${parts.length + planted.length - failures.length} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 && parts.length > 0 ? 0 : 1;
