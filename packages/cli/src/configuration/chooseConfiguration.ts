import { resolve } from 'node:path';

export const sandboxConfiguration = 'http://127.0.0.1:4400/config.json';

/** Which configuration a command uses, and whether the user named it. */
type ChosenConfiguration = { readonly address: string; readonly named: boolean };

export const isAddress = (fileOrUrl: string): boolean => /^https?:\/\//i.test(fileOrUrl);

/** `--config`, then what the profile remembers, then `FXG_CONFIG`, then the local sandbox. */
export const chooseConfiguration = (
  flag: string | null,
  remembered: string | null,
  variable: string | undefined,
): ChosenConfiguration => {
  const named = flag ?? remembered ?? (variable === undefined || variable === '' ? null : variable);
  if (named === null) return { address: sandboxConfiguration, named: false };
  return { address: isAddress(named) ? named : resolve(named), named: true };
};
