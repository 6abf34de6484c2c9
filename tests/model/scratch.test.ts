import { it } from 'vitest';
import { explore } from './world/explore.ts';
import { corpayBookingWorld, corpayInstructingWorld } from './corpay/corpayWorlds.ts';

const env = process.env;
const bounds = { ticks: Number(env['TICKS'] ?? 3), reopenings: Number(env['OPENS'] ?? 1) };
const same = [{ machine: 0, wish: 'W1', euros: 10_000n }, { machine: 0, wish: 'W1', euros: 10_000n }];
const one = same.slice(1);
const two = [same[0]!, { ...same[0]!, machine: 1 }];
const other = [same[0]!, { machine: 0, wish: 'W2', euros: 7_000n }];
const another = [same[0]!, { machine: 0, wish: 'W2', euros: 10_000n }];
const worlds: Record<string, () => ReturnType<typeof corpayBookingWorld>> = {};
for (const keys of ['honoured', 'ignored'] as const) {
  for (const [name, seats] of Object.entries({ one, same, two, other, another }))
    worlds[`book ${name} ${keys}`] = () => corpayBookingWorld(seats, { keys, shows: 'ids' }, bounds);
  for (const shows of ['ids', 'names only'] as const) {
    const i = { machine: 0, beneficiaryId: 'b-1', accountId: 'a-1' };
    for (const [name, seats] of Object.entries({ one: [i], same: [i, i], two: [i, { ...i, machine: 1 }], other: [i, { ...i, beneficiaryId: 'b-2' }], account: [i, { ...i, accountId: 'a-2' }] }))
      worlds[`instruct ${name} ${keys} ${shows}`] = () => corpayInstructingWorld(seats, { keys, shows }, bounds);
  }
}
import { ofxBookingWorld } from './ofx/ofxWorlds.ts';
for (const keys of ['honoured', 'ignored'] as const)
  for (const [name, seats] of Object.entries({ one, same, two, other, another }))
    worlds[`ofx ${name} ${keys}`] = () => ofxBookingWorld(seats, { keys }, bounds);
for (const [name, begin] of Object.entries(worlds).filter(([name]) => name.includes(env['WHAT'] ?? '')))
  it(name, async () => {
    const found = await explore(begin, { faults: Number(env['FAULTS'] ?? 2), depth: Number(env['DEPTH'] ?? 99), seconds: Number(env['SECONDS'] ?? 20) });
    console.log(name, JSON.stringify(found, null, 1));
  }, 1e6);
