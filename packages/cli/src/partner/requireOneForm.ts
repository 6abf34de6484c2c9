import type { Verb } from '../command/verb.ts';

/** Verbs of one name take the same arguments with every partner, checks give the same output too; anything else is a mistake. */
export const requireOneForm = (
  command: string,
  verbs: readonly (Pick<Verb, 'usage' | 'changes'> & Partial<Pick<Verb, 'output'>>)[],
): void => {
  const forms = verbs.map(({ usage, output, changes = false }) => JSON.stringify([usage, output, changes]));
  if (new Set(forms).size > 1)
    throw new Error(`The partners give fxg ${command} other arguments, or another output.`);
};
