import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { FxgWithSandbox } from './fxgWithSandbox.ts';
import { newestSeeded, paidReferences, runOf, sheet, writeSheet, type Report } from './paymentSheets.ts';
import { signedInTerminal, withAndWithoutKeys } from './signedInTerminal.ts';

/** How many runs are killed for each kind of partner: one with every push, a hundred in `npm run trust`. */
const kills = Number(process.env['RUN_KILLS'] ?? 1);

const executable = fileURLToPath(new URL('../../../packages/cli/bin/fxg.cjs', import.meta.url));

let fxg: FxgWithSandbox;

/** Ends a command by SIGKILL after so many milliseconds. */
const killAfter = async (words: readonly string[], ms: number): Promise<void> => {
  const { home } = fxg.user;
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, FXG_CONFIG: `${fxg.url}/config.json` };
  const run = spawn(process.execPath, [executable, ...words], { env, stdio: 'ignore' });
  const ended = new Promise((resolve) => run.once('close', resolve));
  await wait(ms);
  run.kill('SIGKILL');
  await ended;
};

describe.each(withAndWithoutKeys)('sixty payments that are killed at any moment, at %s', (_partner, keys) => {
  signedInTerminal((opened) => (fxg = opened), { idempotency: keys });

  it(
    `hold every row once after they are resumed, ${kills} times`,
    { timeout: 60_000 + kills * 60_000 },
    async () => {
      let above = newestSeeded;
      for (let kill = 0; kill < kills; kill += 1) {
        const [mark, key] = [`K${kill}x`, `kill-${kill}`];
        // Other amounts each time: what was paid lately is asked about.
        const file = await writeSheet(
          fxg,
          sheet(60, mark).replaceAll(
            /,(?<amount>\d+),/g,
            (_all, amount: string) => `,${Number(amount) + kill * 100},`,
          ),
        );
        await killAfter(runOf(file, key), 500 + Math.random() * 1500);
        let asked = 0;
        const said: string[] = [];
        for (let again = 0; again < 12; again += 1) {
          const next = await fxg.user.fxg(
            ...(again === 0 ? runOf(file, key) : ['payments', 'resume', '--key', key, '--yes', ...said]),
          );
          if (next.code === 0) break;
          const orders = [...next.stderr.matchAll(/--order (?<said>\d+=\d+)/g)].map(
            ({ groups }) => groups?.['said'] ?? '',
          );
          expect(orders.length, next.stderr).toBeGreaterThan(0);
          asked += 1;
          said.push(...orders.flatMap((each) => ['--order', each]));
        }
        const where = `kill ${kill}`;
        // One deal at most was on its way.
        expect(asked, where).toBeLessThanOrEqual(1);
        const report = (await fxg.user.fxg('payments', 'report', '--key', key)).data<Report>();
        expect(
          report.rows.every(({ state }) => state === 'instructed'),
          where,
        ).toBe(true);
        const references = await paidReferences(fxg, above);
        expect(references.toSorted(), where).toEqual(
          Array.from({ length: 60 }, (_, place) => `${mark}-${place}`).toSorted(),
        );
        above = Math.max(above, ...report.deals.map(({ order }) => Number(order)));
        await fxg.user.fxg('payments', 'report', '--key', key, '--close');
      }
    },
  );
});
