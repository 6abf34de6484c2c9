import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lastLine } from '../stages/count.mjs';
import { results } from '../stages/places.mjs';
import { runVitest } from '../stages/runVitest.mjs';

/** `npm run model -- --minutes 10 --only OFX`: as many states as come in that time, on two cores. */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, only: { type: 'string', default: '' } },
});
const folder = join(results, 'model');
rmSync(folder, { recursive: true, force: true });
const counted = await runVitest('model', ['model'], {
  env: { MODEL_SECONDS: String(Number(values.minutes) * 60), MODEL_ONLY: values.only },
  args: ['--maxWorkers=2'],
  minutes: 60 + Number(values.minutes),
});

const rows = ['honoured', 'ignored']
  .map((keys) => join(folder, `keys-${keys}.json`))
  .filter((file) => existsSync(file))
  .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')));
const text = (number) => number.toLocaleString('en-US');
console.log('| what | keys | faults | states | transitions | steps | seconds |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const { name, keys, faults, states, transitions, depth, isWhole, seconds } of rows)
  console.log(
    `| ${name} | ${keys} | at most ${faults} | ${text(states)} | ${text(transitions)} | ${isWhole ? `all, at most ${depth}` : depth} | ${seconds} |`,
  );
const sum = (member) => text(rows.reduce((total, row) => total + row[member], 0));
console.log(`${sum('states')} states, ${sum('transitions')} transitions`);
console.log(lastLine(counted));
process.exitCode = counted.failed === 0 ? 0 : 1;
