import { add, lastLine } from '../stages/count.mjs';
import { runJourneys } from '../stages/runJourneys.mjs';
import { runVitest } from '../stages/runVitest.mjs';

/** What takes longer than a push may wait: the journeys tagged `@long`, and walks over the money by the thousand. */
const journeys = await runJourneys({ long: true });
const walks = await runVitest('walks', ['walks'], {
  env: { WALKS_RUNS: '2000', WALKS_STEPS: '60' },
  minutes: 120,
});
const counted = add(journeys, walks);
console.log(lastLine(counted));
process.exitCode = counted.failed === 0 ? 0 : 1;
