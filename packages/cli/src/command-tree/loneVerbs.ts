import type { Verb } from '../verbs/verb.ts';
import { api } from '../reading/api.ts';
import { openVerb } from '../reading/open.ts';
import { completion } from '../completion/completion.ts';
import { profiles } from '../configuration/profiles.ts';
import { doctor } from '../doctor/doctor.ts';
import { login } from '../identity/login.ts';
import { logout } from '../identity/logout.ts';
import { whoami } from '../identity/whoami.ts';
import { rates } from '../market-rates/rates.ts';
import { contractsOfPartners } from '../partner-verbs/contractsOfPartners.ts';
import { replay } from '../partner-verbs/replay.ts';
import { clientCode, mentionOpen, reportOpenSteps } from '../partner-verbs/reportOpenSteps.ts';
import { nouns } from './nouns.ts';
import type { ProgramParts } from './programParts.ts';

/** Commands without a noun. */
export const loneVerbs = async (parts: ProgramParts): Promise<readonly Verb[]> => {
  const everyCommand = async () => {
    const { commandTree } = await import('../completion/commandTree.ts');
    return commandTree(await loneVerbs(parts), nouns(parts));
  };
  return [
    login(reportOpenSteps(parts.partners)),
    logout,
    whoami(mentionOpen(parts.partners), clientCode(parts.partners)),
    profiles,
    rates(parts.openSession, parts.partners),
    doctor(() => contractsOfPartners(parts.partners)),
    api(() => contractsOfPartners(parts.partners)),
    openVerb,
    replay(parts.partners, parts.openSession),
    completion(everyCommand),
  ];
};
