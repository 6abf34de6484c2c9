import { fileURLToPath } from 'node:url';
import { add, lastLine } from '../stages/count.mjs';
import { runJourneys } from '../stages/runJourneys.mjs';
import { runNode } from '../stages/runNode.mjs';
import { runVitest } from '../stages/runVitest.mjs';

/**
 * What takes longer than a push may wait: the journeys tagged `@long`, walks over the money by the thousand, bookings
 * that are ended at any moment by the hundred, records that client and sandbox judge alike by the ten thousand, the
 * templates of `docs/deploy` and the licences of what the product is made of.
 */
const journeys = await runJourneys({ long: true });
const walks = await runVitest('walks', ['walks'], {
  env: { WALKS_RUNS: '2000', WALKS_STEPS: '60' },
  minutes: 120,
});
const kills = await runVitest('kills', ['contract'], {
  env: { KILLS: '100', RUN_KILLS: '50' },
  args: ['tests/contract/cli/randomKills.test.ts', 'tests/contract/cli/paymentRunKills.test.ts'],
  minutes: 60,
});
const agreement = await runVitest('agreement', ['contract'], {
  env: { RECORDS: '20000' },
  args: ['tests/contract/corpay/beneficiaryAgreement.test.ts'],
});

/** A check that counts by itself what it looked at: one that passed, or one that failed. */
const checkOf = async (name) => {
  const { code } = await runNode([fileURLToPath(new URL(`../${name}/run.mjs`, import.meta.url))]);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};
const templates = await checkOf('templates');
const parts = await checkOf('parts');
const counted = [journeys, walks, kills, agreement, templates, parts].reduce(add);
console.log(lastLine(counted));
process.exitCode = counted.failed === 0 ? 0 : 1;
