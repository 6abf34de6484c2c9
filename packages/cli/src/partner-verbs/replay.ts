import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { output } from '../verbs/output.ts';
import type { Verb } from '../verbs/verb.ts';
import { usageFailure } from '../failures/commandFailure.ts';
import type { Partners } from './partnerCommands.ts';
import { partnersIn } from './partnersIn.ts';
import { readText } from '../terminal/readText.ts';

const hint =
  'A recording is what Help, Save what happened, of the web application has written, or fxg quotes watch --record.';

/** What a file holds, with its name in the sentence of an error; `-` is stdin. */
const readJsonFile = async (file: string, { terminal }: Invocation): CommandResult<unknown> => {
  const text = await readText(file, terminal);
  if (!text.ok) return text;
  try {
    const given: unknown = JSON.parse(text.value);
    return succeeded(given);
  } catch {
    return usageFailure(`${file} is no recording: it is no JSON.`, hint);
  }
};

/** `fxg replay`: what a recording tells; no sign-in, no network (REC-4). */
export const replay = (partners: Partners): Verb<'replay'> => ({
  usage: 'replay <file>',
  summary: 'Show state by state what a person saw, from a recording of what happened.',
  examples: [
    'replay recording.json',
    `replay recording.json --json | jq '.states[] | .after, .bookDeal.words'`,
    'replay - < recording.json',
  ],
  run: async (invocation) => {
    const file = invocation.args[0] ?? '-';
    const read = await readJsonFile(file, invocation);
    if (!read.ok) return read;
    const { format, version, partner } = Object(read.value) as Readonly<Record<string, unknown>>;
    if (format !== 'fx-gateway-recording') return usageFailure(`${file} is no recording.`, hint);
    const named = partnersIn(partners).find((name) => name === partner);
    const replaying = await (named === undefined ? undefined : partners[named]?.loadReplaying?.());
    if (replaying === undefined)
      return usageFailure(
        `${file} is a recording of a partner whose recordings cannot be replayed here.`,
        hint,
      );
    if (version !== replaying.version)
      return usageFailure(
        `${file} is a recording of another version: this fxg replays version ${replaying.version}.`,
        'Use the fxg that came with the product that saved it.',
      );
    const shown = await replaying.show(read.value);
    return shown.ok ? output(shown.value.data, shown.value.view) : shown;
  },
});
