import { expect, it } from 'vitest';
import { promisesOfServices } from '../../packages/cli/outputs/promiseLines.ts';
import { filesUnder, textOf } from './repository.ts';

const promises = await promisesOfServices();

it('every promise has an id of its own, which stands in the contract with its words', () => {
  const ids = promises.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const contract = textOf('docs/backend-contract.md');
  expect(
    promises.filter(({ id, words }) => !contract.includes(`\`${id}\``) || !contract.includes(words)),
  ).toEqual([]);
});

it('every promise of a partner that is not held of every service is broken by a planted deviation', () => {
  const planted = filesUnder('tests/contract/conformance')
    .filter((path) => path.endsWith('Deviations.ts'))
    .map(textOf)
    .join('\n');
  const unplanted = promises.map(({ id }) => id).filter((id) => !planted.includes(`'${id}'`));
  // What holds of every service in the same words is planted at one of them.
  const shared = /-(?:unsigned|forged|request-id|clock|json|nosniff|no-store|tls-only|refusals)$/;
  expect(unplanted.filter((id) => !shared.test(id))).toEqual([]);
});
