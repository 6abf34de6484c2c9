import { allowed } from './allowed.mjs';

/** The words in which a part says its licence, or its licences. */
export const licencesOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license.id ?? license.name);

/** What is wrong with the licences of some parts, a sentence each. */
export const unlicensedIn = (parts) =>
  parts.flatMap((part) => {
    const licences = licencesOf(part);
    const named = part['bom-ref'];
    if (licences.length === 0) return [`${named} has no licence: take another package.`];
    return licences
      .filter((licence) => !Object.hasOwn(allowed, licence))
      .map((licence) => `${named} is under ${licence}, which tests/parts/allowed.mjs does not allow.`);
  });
