import { seededPassword } from '@fx-gateway/sandbox';
import * as z from 'zod';
import { errorOf, runFxg } from '../../../packages/cli/test/runFxg.ts';
import { commandOutputs } from '../../../packages/cli/src/outputs/commandOutputs.ts';

const error = z.object({ error: z.looseObject({ code: z.string(), message: z.string() }) });
const report = commandOutputs.conformance.options[0];

export type Conformance = {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  report(): z.infer<typeof report>;
  error(): z.infer<typeof error>['error'];
};

/** Two customers of Corpay, as a call names them. */
export const corpayCustomers = ['--as', 'corpay@sandbox.test', '--and', 'empty@sandbox.test'];

/** The same, and an administrator. */
export const corpayCast = [...corpayCustomers, '--admin', 'admin@sandbox.test'];

/** What a script adds to have everything tried. */
export const withWrites = ['--writes', '--yes', '--max-settlement', 'USD=1000'];

/** Runs `fxg conformance` against the environment whose pages are at `url`, with the passwords of the stories. */
export const runConformance = async (url: string, words: readonly string[]): Promise<Conformance> => {
  const { code, stdout, stderr } = await runFxg(
    ['conformance', '--config', `${url}/config.json`, ...words, '--passwords-stdin', '--json'],
    { stdin: `${seededPassword}\n`.repeat(3) },
  );
  return {
    code,
    stdout,
    stderr,
    report: () => {
      if (stdout === '') throw new Error(`There is no report: ${stderr}`);
      return report.parse(JSON.parse(stdout));
    },
    error: () => error.parse(errorOf(stderr)).error,
  };
};

/** The ids of the promises of a report with this verdict. */
export const idsOf = (
  run: Conformance,
  verdict: z.infer<typeof report>['promises'][number]['verdict'],
): readonly string[] =>
  run
    .report()
    .promises.filter((promise) => promise.verdict === verdict)
    .map(({ id }) => id);
