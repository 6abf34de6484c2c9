import type { Verb } from '../verbs/verb.ts';

/** Verbs of one name take the same arguments with every partner; anything else is a mistake. */
export const requireSameUsage = (
  command: string,
  verbs: readonly Pick<Verb, 'usage' | 'changes' | 'changesWhen'>[],
): void => {
  const forms = verbs.map(({ usage, changes = false, changesWhen = [] }) =>
    JSON.stringify([usage, changes, changesWhen]),
  );
  if (new Set(forms).size > 1) throw new Error(`The partners give fxg ${command} other arguments.`);
};
