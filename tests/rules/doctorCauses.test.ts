import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { causeTable } from '../../packages/domain/src/conformance/causes/causeTable.ts';
import { root } from './repository.ts';

it('every symptom by which the doctor tells a cause stands in the document for support', () => {
  const document = readFileSync(join(root, 'docs/support.md'), 'utf8');
  const missing = causeTable
    .map(([symptom]) => symptom)
    .filter((symptom) => !document.includes(`\`${symptom}\``));
  expect(missing).toEqual([]);
});

it('every symptom that another one hides is one of the table', () => {
  const known: readonly string[] = causeTable.map(([symptom]) => symptom);
  const hidden = causeTable.flatMap(([, { hides = [] }]) => hides);
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.filter((symptom) => !known.includes(symptom))).toEqual([]);
});
