/**
 * What `npm test` runs one after the other; the stages of one step run side by side. What drives built programs comes
 * after the build: the contract kills one, the journeys open one. Walks wait for nothing, and take what the contract
 * leaves.
 */
export const steps = [
  ['types', 'lint', 'format', 'knip', 'build'],
  ['unit'],
  ['rules'],
  ['model'],
  ['walks', 'contract'],
  ['journeys'],
];
