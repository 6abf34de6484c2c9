import type { FxPartner } from '@fx-gateway/domain/identity/user.ts';
import { failed, type Result } from '@fx-gateway/domain/result/result.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Outcome } from '../verbs/outcome.ts';
import { listVerbOptions } from '../verbs/listVerbOptions.ts';
import { verbWordOf, type Verb, type OptionSpec } from '../verbs/verb.ts';
import { usageFailure, commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import type { OpenSession, Session } from '../identity/openSession.ts';
import type { PartnerVerb } from './partnerCommands.ts';
import { requireSameUsage } from './requireSameUsage.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { longFlagOf, optionNameOf } from '../verbs/optionFlags.ts';
import type { Options } from '../verbs/options.ts';

const isSame = (one: OptionSpec) => (other: OptionSpec) => JSON.stringify(one) === JSON.stringify(other);

/** What all partners take stands together in the help; what one takes alone, or otherwise, stands apart. */
const groupOptions = (
  versions: readonly [PartnerImplementation, ...PartnerImplementation[]],
): Required<Pick<Verb, 'options' | 'optionGroups'>> => {
  const isShared = (option: OptionSpec): boolean =>
    versions.every(({ verb: { options = [] } }) => options.some(isSame(option)));
  return {
    options: (versions[0].verb.options ?? []).filter(isShared),
    optionGroups: versions
      .map(({ partner, verb: { options = [] } }) => ({
        heading: `Options for customers of ${partner}:`,
        options: options.filter((option) => !isShared(option)),
      }))
      .filter(({ options }) => options.length > 0),
  };
};

/** What the help says beside the options: what all say once, what one says alone under its name, and what one lacks. */
const notesOf = (versions: readonly PartnerImplementation[]): readonly string[] => {
  const told = versions.map(({ verb: { notes = [] } }) => notes.join('\n'));
  const own =
    new Set(told).size === 1
      ? (versions[0]?.verb.notes ?? [])
      : versions.flatMap(({ partner, verb: { notes = [] } }) =>
          notes.length === 0 ? [] : [`For customers of ${partner}:`, ...notes],
        );
  const lacking = versions.flatMap(({ partner, verb: { lacks = {} } }) =>
    Object.entries(lacks).map(([flag, why]) => `${flag} is not for customers of ${partner}: ${why}`),
  );
  return [...own, ...lacking];
};

/** Why an option that was given means nothing to the partner who answers; null where all of them do. */
const foreignOption = (
  given: Options,
  known: readonly OptionSpec[],
  { partner, verb: { options = [], lacks = {} } }: PartnerImplementation,
): string | null => {
  for (const option of known) {
    const flag = longFlagOf(option);
    const value = given.text(optionNameOf(option));
    if (value === null && !given.flag(optionNameOf(option))) continue;
    const own = options.find((each) => longFlagOf(each) === flag);
    if (own === undefined)
      return joinSentences(`${flag} is no option for customers of ${partner}.`, lacks[flag] ?? '');
    if (own.repeats !== true && given.texts(optionNameOf(option)).length > 1)
      return `${flag} may be given once by customers of ${partner}.`;
    if (value !== null && own.choices?.includes(value) === false)
      return `${flag} is one of ${own.choices.join(', ')} for customers of ${partner}.`;
  }
  return null;
};

/** What a customer of a partner may mean who calls a command that it does not have; null where nothing is like it. */
export type FindAlternativeCommand = (partner: FxPartner, command: string) => string | null;

/** A command that the signed-in user's partner does not have: exit 2, nothing was sent to any partner. */
const otherPartner = (
  command: string,
  brings: readonly FxPartner[],
  { users, instead }: { readonly users: FxPartner; readonly instead: string | null },
) =>
  commandFailure(
    exitCodes.usage,
    'other-partner',
    `fxg ${command} is for customers of ${brings.join(' and ')}, and you pay through ${users}.`,
    { hint: instead === null ? null : `Customers of ${users} have: fxg ${instead}` },
  );

/** A verb as one partner answers it. */
export type PartnerImplementation = { readonly partner: FxPartner; readonly verb: PartnerVerb };

/**
 * One verb of a noun from what its partners bring: the partner of the signed-in user answers. Where only one brings it,
 * that one refuses a wrong call before it is asked who is signed in.
 */
export const verbOfPartners = (
  noun: string,
  versions: readonly [PartnerImplementation, ...PartnerImplementation[]],
  openSession: OpenSession,
  insteadOf: FindAlternativeCommand,
): Verb => {
  const [first, ...others] = versions;
  const command = `${noun} ${verbWordOf(first.verb)}`;
  requireSameUsage(
    command,
    versions.map(({ verb: own }) => own),
  );
  const { lacks: _own, ...shared } = first.verb;
  const notes = notesOf(versions);
  const verb = {
    ...shared,
    ...(notes.length === 0 ? {} : { notes }),
    ...groupOptions(versions),
    sends: versions.some(({ verb: { sends = false } }) => sends),
    movesMoney: versions.some(({ verb: { movesMoney = false } }) => movesMoney),
    examples: [...new Set(versions.flatMap(({ verb: { examples } }) => examples))],
  };
  const known = listVerbOptions(verb);

  const answering = ({ user }: Session): PartnerImplementation | undefined =>
    versions.find(({ partner }) => partner === user.fxPartner);

  /**
   * Where it is not known which partner answers: a call that is wrong with every partner that knows its options is told
   * so; any other is told why the partner is not known.
   */
  const wrongForAll = async (invocation: Invocation, unreached: Result<never, CommandFailure>) => {
    const judges = versions.filter((version) => foreignOption(invocation.options, known, version) === null);
    let wrong: Outcome | null = null;
    for (const { verb: own } of judges) {
      const judged = await own.run(invocation, async () => unreached);
      if (judged.ok || judged.failure.exit !== exitCodes.usage) return unreached;
      wrong ??= judged;
    }
    return wrong ?? unreached;
  };

  const run = async (invocation: Invocation) => {
    let found: CommandResult<Session> | null = null;
    const openOwn = async (): CommandResult<Session> => {
      const session = await (found ??= openSession(invocation));
      if (!session.ok || answering(session.value) !== undefined) return session;
      const brings = versions.map(({ partner }) => partner);
      const users = session.value.user.fxPartner;
      return failed(otherPartner(command, brings, { users, instead: insteadOf(users, command) }));
    };
    if (others.length === 0) return first.verb.run(invocation, openOwn);
    const session = await openOwn();
    if (!session.ok) return wrongForAll(invocation, session);
    const version = answering(session.value) ?? first;
    const foreign = foreignOption(invocation.options, known, version);
    return foreign === null
      ? version.verb.run(invocation, openOwn)
      : usageFailure(foreign, `fxg ${command} --help shows the options of each partner.`);
  };
  return { ...verb, run };
};
