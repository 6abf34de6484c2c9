import type { Verb } from '../command/verb.ts';
import { reportOpenSteps } from '../partner/reportOpenSteps.ts';
import { nouns } from './nouns.ts';
import type { ProgramParts } from './programParts.ts';

/** Commands without a noun. */
export const loneVerbs = async (parts: ProgramParts): Promise<readonly Verb[]> => {
  const [{ login }, { logout }, { whoami }, { rates }, { completion }] = await Promise.all([
    import('../identity/login.ts'),
    import('../identity/logout.ts'),
    import('../identity/whoami.ts'),
    import('../market-rates/rates.ts'),
    import('../completion/completion.ts'),
  ]);
  const everyCommand = async () => {
    const { commandTree } = await import('../completion/commandTree.ts');
    return commandTree(await loneVerbs(parts), nouns(parts));
  };
  return [
    login(reportOpenSteps(parts.partners)),
    logout,
    whoami,
    rates(parts.openSession, parts.partners),
    completion(everyCommand),
  ];
};
