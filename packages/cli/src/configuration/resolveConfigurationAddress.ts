import { resolve } from 'node:path';

export const sandboxConfigurationUrl = 'http://127.0.0.1:4400/config.json';

/** Which configuration a command uses, and what named it; null where nothing did. */
export type ChosenConfiguration = {
  readonly address: string;
  readonly namedBy: 'flag' | 'profile' | 'variable' | null;
};

export const isHttpAddress = (fileOrUrl: string): boolean => /^https?:\/\//i.test(fileOrUrl);

/** `--config`, then what the profile remembers, then `FXG_CONFIG`, then the local sandbox. */
export const resolveConfigurationAddress = (
  flag: string | null,
  remembered: string | null,
  variable: string | undefined,
): ChosenConfiguration => {
  const [address, namedBy] =
    flag !== null
      ? [flag, 'flag' as const]
      : remembered !== null
        ? [remembered, 'profile' as const]
        : variable !== undefined && variable !== ''
          ? [variable, 'variable' as const]
          : [sandboxConfigurationUrl, null];
  // What looks like an address is no path, also where its kind is misspelled: it is told as it was written.
  return { address: /^[a-z][\w+.-]*:\/\//i.test(address) ? address : resolve(address), namedBy };
};
