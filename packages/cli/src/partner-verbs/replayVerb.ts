import type { FxPartner } from '@fx-gateway/domain/identity/user.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { makeOutput } from '../verbs/makeOutput.ts';
import type { Verb } from '../verbs/verb.ts';
import { commandFailure, usageFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import type { OpenSession } from '../identity/openSession.ts';
import type { Partners } from './partnerCommands.ts';
import { partnerNamesIn } from './partnerNamesIn.ts';
import { readFileOrStdinText } from '../terminal/readFileOrStdinText.ts';

const hint =
  'A recording is what Help, Save what happened, of the web application has written, or fxg quotes watch --record.';

/** What a file holds, with its name in the sentence of an error; `-` is stdin. */
const readJsonFile = async (file: string, { terminal }: Invocation): CommandResult<unknown> => {
  const text = await readFileOrStdinText(file, terminal);
  if (!text.ok) return text;
  try {
    const given: unknown = JSON.parse(text.value);
    return succeeded(given);
  } catch {
    return usageFailure(`${file} is no recording: it is no JSON.`, hint);
  }
};

/** Nobody's orders are looked at for the recording of a customer of another partner. */
const otherPartner = (file: string, recorded: FxPartner, users: FxPartner) =>
  failed(
    commandFailure(
      exitCodes.usage,
      'other-partner',
      `${file} is of a customer of ${recorded}, and you pay through ${users}.`,
      { hint: 'Sign in as the customer who sent it, or as somebody who has their client code.' },
    ),
  );

/**
 * `fxg replay`: what a recording tells; no sign-in, no network (REC-4). With `--match` also which order or deal of the
 * signed-in customer it belongs to (REC-8).
 */
export const replayVerb = (partners: Partners, openSession: OpenSession): Verb<'replay'> => ({
  usage: 'replay <file>',
  summary: 'Show state by state what a person saw, from a recording of what happened.',
  options: [
    {
      flags: '--match',
      summary: 'also name the order or deal that it most likely became, among those of who is signed in',
    },
  ],
  notes: [
    'Without --match it needs no sign-in and no network. With it the orders or deals of the customer are read and compared: the id of the request that booked, where this machine knows it, else amounts, currencies and the moment. Nothing that fits ends with 5.',
  ],
  examples: [
    'replay recording.json',
    'replay recording.json --match # ends with 5 where nothing fits',
    `replay recording.json --json | jq '.states[] | .after, .bookDeal.words'`,
    'replay - < recording.json',
  ],
  run: async (invocation) => {
    const file = invocation.args[0] ?? '-';
    const read = await readJsonFile(file, invocation);
    if (!read.ok) return read;
    const { format, version, partner } = Object(read.value) as Readonly<Record<string, unknown>>;
    if (format !== 'fx-gateway-recording') return usageFailure(`${file} is no recording.`, hint);
    const named = partnerNamesIn(partners).find((name) => name === partner);
    const replaying = await (named === undefined ? undefined : partners[named]?.loadReplaying?.());
    if (named === undefined || replaying === undefined)
      return usageFailure(
        `${file} is a recording of a partner whose recordings cannot be replayed here.`,
        hint,
      );
    if (version !== replaying.version)
      return usageFailure(
        `${file} is a recording of another version: this fxg replays version ${replaying.version}.`,
        'Use the fxg that came with the product that saved it.',
      );
    const ofCustomer = async () => {
      const session = await openSession(invocation);
      if (!session.ok || session.value.user.fxPartner === named) return session;
      return otherPartner(file, named, session.value.user.fxPartner);
    };
    const shown = await replaying.show(
      read.value,
      invocation.options.flag('match')
        ? (bookings) => replaying.readBooked(bookings, invocation, ofCustomer)
        : null,
    );
    return shown.ok ? makeOutput(shown.value.data, shown.value.view, shown.value.failure) : shown;
  },
});
