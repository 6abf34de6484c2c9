import { usageFailure } from '../failures/commandFailure.ts';
import { makeOutput } from '../verbs/makeOutput.ts';
import type { Verb } from '../verbs/verb.ts';
import { formatTable } from '../terminal/formatTable.ts';
import { isHttpAddress } from './resolveConfigurationAddress.ts';
import { defaultProfile } from './profileFolder.ts';
import type { ProfileSummary } from './readProfiles.ts';

/** An address may carry a name and a password, which are nobody's business in a list. */
const shownConfiguration = (address: string | null): string | null => {
  if (address === null || !isHttpAddress(address) || !URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.username === '' && url.password === '') return address;
  url.username = '';
  url.password = '';
  return url.href;
};

const signInText = ({ email, usable }: ProfileSummary): string => {
  if (!usable) return 'cannot be read';
  return email ?? 'nobody';
};

/** `fxg profiles`: what is kept on this machine; no service is asked. */
export const profilesVerb: Verb<'profiles'> = {
  usage: 'profiles [action] [name]',
  summary: 'The profiles on this machine, or remove one; nothing is asked of any service.',
  args: ['remove'],
  notes: [
    'A profile keeps a sign-in, and once it was named the configuration that it signed in to. --profile NAME, or FXG_PROFILE for a whole shell, says which one a command uses; without either it is default. A profile begins with its first sign-in: fxg login --profile NAME. The default one remembers no configuration.',
    'profiles remove NAME removes one that nobody is signed in to any more.',
  ],
  examples: ['profiles', 'profiles --json | jq -r ".[] | select(.current).name"'],
  run: async ({ args, options }) => {
    const [action, name, ...more] = args;
    if (action !== undefined && (action !== 'remove' || name === undefined || more.length > 0))
      return usageFailure('profiles takes nothing, or remove NAME.', 'fxg profiles remove NAME');
    const [{ readProfiles }, { default: envPaths }] = await Promise.all([
      import('./readProfiles.ts'),
      import('env-paths'),
    ]);
    const folder = envPaths('fxg', { suffix: '' }).config;
    if (name !== undefined) return (await import('./removeProfile.ts')).removeProfile(folder, name);
    const current = options.text('profile') ?? defaultProfile;
    const found = (await readProfiles(folder)).map((profile) => ({
      ...profile,
      configuration: shownConfiguration(profile.configuration),
      current: profile.name === current,
    }));
    return makeOutput(found, (paint) =>
      formatTable(
        [
          { heading: 'Profile' },
          { heading: 'Signed in' },
          { heading: 'Client code' },
          { heading: 'May' },
          { heading: 'Configuration' },
          { heading: '' },
        ],
        found.map((profile) => [
          profile.name,
          signInText(profile),
          profile.clientCode ?? '',
          profile.readOnly ? 'only look' : 'look and change',
          profile.configuration ?? 'FXG_CONFIG or the local sandbox',
          profile.current ? 'used by this shell' : '',
        ]),
        paint,
      ),
    );
  },
};
