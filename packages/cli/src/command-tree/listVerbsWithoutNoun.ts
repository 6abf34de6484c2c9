import type { Verb } from '../verbs/verb.ts';
import { apiVerb } from '../reading/apiVerb.ts';
import { openVerb } from '../reading/open.ts';
import { completionVerb } from '../completion/completionVerb.ts';
import { profilesVerb } from '../configuration/profilesVerb.ts';
import { conformanceVerb } from '../conformance/conformanceVerb.ts';
import { doctorVerb } from '../doctor/doctorVerb.ts';
import { loginVerb } from '../identity/loginVerb.ts';
import { logoutVerb } from '../identity/logoutVerb.ts';
import { whoamiVerb } from '../identity/whoamiVerb.ts';
import { ratesVerb } from '../market-rates/ratesVerb.ts';
import { contractsOfPartners } from '../partner-verbs/contractsOfPartners.ts';
import { replayVerb } from '../partner-verbs/replayVerb.ts';
import {
  makeClientCodeReader,
  mentionPartnerMoneyCalls,
  resolveAndReportOpenMoneyCalls,
} from '../partner-verbs/resolveAndReportOpenMoneyCalls.ts';
import { listNouns } from './listNouns.ts';
import type { CommandTreeDependencies } from './commandTreeDependencies.ts';

/** Commands without a noun. */
export const listVerbsWithoutNoun = async (parts: CommandTreeDependencies): Promise<readonly Verb[]> => {
  const everyCommand = async () => {
    const { buildCompletionTree: commandTree } = await import('../completion/buildCompletionTree.ts');
    return commandTree(await listVerbsWithoutNoun(parts), listNouns(parts));
  };
  return [
    loginVerb(resolveAndReportOpenMoneyCalls(parts.partners)),
    logoutVerb,
    whoamiVerb(mentionPartnerMoneyCalls(parts.partners), makeClientCodeReader(parts.partners)),
    profilesVerb,
    ratesVerb(parts.openSession, parts.partners),
    doctorVerb(() => contractsOfPartners(parts.partners)),
    conformanceVerb(parts.partners),
    apiVerb(() => contractsOfPartners(parts.partners)),
    openVerb,
    replayVerb(parts.partners, parts.openSession),
    completionVerb(everyCommand),
  ];
};
