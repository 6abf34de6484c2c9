import { spawn } from 'node:child_process';
import { mkdtemp, rm, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { root } from '../../stages/places.mjs';
import { judged } from '../judged.mjs';
import { ratioOf } from '../median.mjs';

const engine = createRequire(join(root, 'packages/sandbox/package.json')).resolve('@electric-sql/pglite');
const snapshots = join(root, 'node_modules/.cache/fx-gateway');
const sandbox = join(root, 'packages/sandbox/dist/main.mjs');

/** The embedded database alone, over a folder of its own that begins as the sandbox's does. */
const floorProgram = (snapshot) => `
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
const { PGlite } = createRequire(import.meta.url)(${JSON.stringify(engine)});
const loadDataDir = new Blob([readFileSync(${JSON.stringify(snapshot)})]);
const database = await PGlite.create({ dataDir: process.env.SANDBOX_DATA + '/database', loadDataDir });
await database.query('select 1');
console.log('http://');
`;

/** Milliseconds from the start of a program over an empty folder until it prints an address. */
async function startOf(program) {
  const folder = await mkdtemp(join(tmpdir(), 'fx-gateway-start-'));
  const began = performance.now();
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, SANDBOX_DATA: folder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    await new Promise((resolve, reject) => {
      child.stdout.on('data', (chunk) => void (String(chunk).includes('http://') && resolve()));
      child.once('exit', () => reject(new Error('The program ended before it had started.')));
    });
    return performance.now() - began;
  } finally {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Row 12: the first start of a built sandbox, over a folder that is not there yet. */
export async function emptyStart({ quick }) {
  const [snapshot] = (await readdir(snapshots)).filter((name) => name.endsWith('.tar'));
  const folder = await mkdtemp(join(tmpdir(), 'fx-gateway-bench-'));
  const floor = join(folder, 'floor.mjs');
  await writeFile(floor, floorProgram(join(snapshots, snapshot)));
  try {
    const times = { ours: [], floor: [] };
    for (let round = -1; round < (quick ? 3 : 15); round += 1) {
      const ours = await startOf(sandbox);
      const bare = await startOf(floor);
      if (round < 0) continue;
      times.ours.push(ours);
      times.floor.push(bare);
    }
    return [
      judged({
        number: 12,
        measure: 'first start of the built sandbox, over an empty folder',
        floor: 'an empty PGlite from the same snapshot',
        ...ratioOf(times.ours, times.floor),
        unit: 'times',
        target: 3,
      }),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
