import type { FxPartner } from '@fx-gateway/domain/identity/user.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { PartnerCheck } from '../src/checking/check.ts';
import { makeOutput } from '../src/verbs/makeOutput.ts';
import type { OptionSpec } from '../src/verbs/verb.ts';
import type { EnvironmentConnection } from '../src/configuration/connectProfile.ts';
import type { OpenSession, Session } from '../src/identity/openSession.ts';
import type { PartnerCommandSet, PartnerNoun, PartnerVerb } from '../src/partner-verbs/partnerCommands.ts';
import type { CommandTreeDependencies } from '../src/command-tree/commandTreeDependencies.ts';
import { sampleUser } from './sampleUser.ts';

/** What a fake partner is never asked to reach. */
const noConnection = new Proxy({} as EnvironmentConnection, {
  get: () => {
    throw new Error('A fake partner has no connection.');
  },
});

export const sessionOf = (fxPartner: FxPartner): Session => ({
  connection: noConnection,
  user: { ...sampleUser, fxPartner },
});

/** A verb that answers with the name of its partner, or with what its session came to. */
export const fakeVerb = (
  partner: FxPartner,
  usage: string,
  options: readonly OptionSpec[] = [],
  more: Partial<PartnerVerb> = {},
): PartnerVerb => ({
  usage,
  summary: `What ${usage} does.`,
  options,
  examples: [`${usage} --of ${partner}`],
  run: async (_invocation, openSession) => {
    const session = await openSession();
    return session.ok
      ? makeOutput({ answeredBy: partner, user: session.value.user.fxPartner }, null)
      : session;
  },
  ...more,
});

export const fakeNoun = (name: string, ...verbs: readonly PartnerVerb[]): PartnerNoun => ({
  name,
  summary: `All about ${name}.`,
  load: async () => verbs,
});

/** A check that answers with the name of its partner. */
export const fakeCheck = (partner: FxPartner, usage: string): PartnerCheck => ({
  usage,
  summary: `What ${usage} judges.`,
  examples: [`${usage} < ${partner}.json`],
  judge: async (given) => makeOutput({ judgedBy: partner, given }, null),
});

/** An entry of a partner, and what it was told after sign-ins. */
export const fakePartner = (nouns: readonly PartnerNoun[], checks: readonly PartnerCheck[] = []) => {
  const signedIn: Session[] = [];
  const entry: PartnerCommandSet = {
    nouns,
    loadChecks: async () => checks,
    reportOpenSteps: async (_invocation, session) => void signedIn.push(session),
    mentionOpen: async () => undefined,
  };
  return { entry, signedIn };
};

/** The program with these partners, while a user of one of them is signed in. */
export const signedInWith = (
  fxPartner: FxPartner,
  partners: CommandTreeDependencies['partners'],
): CommandTreeDependencies => {
  const openSession: OpenSession = async () => succeeded(sessionOf(fxPartner));
  return { partners, openSession, mayChange: async () => succeeded(null) };
};
