import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../../stages/runNode.mjs';
import { results, root } from '../../stages/places.mjs';
import { judged } from '../judged.mjs';

const file = join(results, 'test-command.json');

/**
 * Row 15: what the whole test command took. It runs with `--tests`; otherwise its last whole run is read, whose day is
 * told, because running it takes as long as the rest of the table.
 */
export async function testCommand({ tests }) {
  if (tests) await runNode([join(root, 'tests/run.mjs')], { minutes: 40 });
  if (!existsSync(file)) throw new Error('No whole npm test has run here yet: run it, or give --tests.');
  const { at, seconds, passed, failed, stages } = JSON.parse(readFileSync(file, 'utf8'));
  const parts = stages.map((stage) => `${stage.name} ${stage.seconds}`).join(', ');
  return [
    judged({
      number: 15,
      measure: `npm test as a whole on ${at.slice(0, 10)}: ${passed} passed, ${failed} failed; seconds: ${parts}`,
      floor: 'none',
      value: seconds / 60,
      unit: 'minutes',
      target: 15,
    }),
  ];
}
