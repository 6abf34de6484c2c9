import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { results, root } from '../../stages/places.mjs';
import { runNode } from '../../stages/runNode.mjs';
import { steps } from '../../stages/steps.mjs';
import { judged } from '../judged.mjs';

const file = join(results, 'test-command.json');
const budget = 15;
const everyStage = steps.flat();

/** Of a run: its minutes, and what of it proved nothing, which are tests that failed and stages that passed none. */
const found = ({ seconds, failed, stages }) => {
  const proved = new Set(stages.filter(({ passed }) => passed > 0).map(({ name }) => name));
  return {
    minutes: seconds / 60,
    unproved: failed + everyStage.filter((name) => !proved.has(name)).length,
  };
};

/**
 * Row 15: what the whole test command took, and that all of it ran and held. It runs with `--tests`; otherwise its last
 * whole run is read, whose day is told, because running it takes as long as the rest of the table.
 */
export async function testCommand({ tests }) {
  if (tests) await runNode([join(root, 'tests/run.mjs')], { minutes: 40 });
  if (!existsSync(file)) throw new Error('No whole npm test has run here yet: run it, or give --tests.');
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { at, passed, failed, stages } = report;
  const ours = found(report);
  const parts = stages.map((stage) => `${stage.name} ${stage.seconds}`).join(', ');
  const common = { number: 15, floor: 'none' };
  return [
    judged({
      ...common,
      measure: `npm test as a whole on ${at.slice(0, 10)}: ${passed} passed, ${failed} failed; seconds: ${parts}`,
      value: ours.minutes,
      unit: 'minutes',
      target: budget,
    }),
    judged({
      ...common,
      measure: 'tests of it that failed, and stages that passed none',
      value: ours.unproved,
      unit: 'failures',
      target: 0,
    }),
  ];
}
