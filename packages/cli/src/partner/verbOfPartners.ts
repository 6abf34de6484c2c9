import type { FxPartner } from '@fx-gateway/domain/identity';
import { failed } from '@fx-gateway/domain/result';
import type { CommandResult } from '../command/commandResult.ts';
import type { Invocation } from '../command/invocation.ts';
import { optionsOf } from '../command/optionsOf.ts';
import { wordOf, type Verb } from '../command/verb.ts';
import { usageFailure } from '../failures/commandFailure.ts';
import type { OpenSession, Session } from '../identity/openSession.ts';
import { foreignOption } from './foreignOption.ts';
import { groupOptions } from './groupOptions.ts';
import { otherPartner } from './otherPartner.ts';
import type { PartnerVerb } from './partnerCommands.ts';
import { requireOneForm } from './requireOneForm.ts';

/** A verb as one partner answers it. */
export type Version = { readonly partner: FxPartner; readonly verb: PartnerVerb };

/**
 * One verb of a noun from what its partners bring: the partner of the signed-in user answers. Where only one brings it,
 * that one still refuses a wrong call before it is asked who is signed in.
 */
export const verbOfPartners = (
  noun: string,
  versions: readonly [Version, ...Version[]],
  openSession: OpenSession,
): Verb => {
  const [first, ...others] = versions;
  const command = `${noun} ${wordOf(first.verb)}`;
  requireOneForm(
    command,
    versions.map((version) => version.verb),
  );
  const verb = {
    ...first.verb,
    ...groupOptions(versions),
    examples: [...new Set(versions.flatMap(({ verb: { examples } }) => examples))],
  };
  const known = optionsOf(verb);

  const answering = ({ user }: Session): Version | undefined =>
    versions.find(({ partner }) => partner === user.fxPartner);

  const run = async (invocation: Invocation) => {
    let found: CommandResult<Session> | null = null;
    const openOwn = async (): CommandResult<Session> => {
      const session = await (found ??= openSession(invocation));
      if (!session.ok || answering(session.value) !== undefined) return session;
      const brings = versions.map(({ partner }) => partner);
      return failed(otherPartner(command, brings, session.value.user.fxPartner));
    };
    if (others.length === 0) return first.verb.run(invocation, openOwn);
    const session = await openOwn();
    if (!session.ok) return session;
    const version = answering(session.value) ?? first;
    const foreign = foreignOption(invocation.options, known, version);
    return foreign === null
      ? version.verb.run(invocation, openOwn)
      : usageFailure(foreign, `fxg ${command} --help shows the options of each partner.`);
  };
  return { ...verb, run };
};
