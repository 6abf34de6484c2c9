import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { signInHint } from '../failures/signInNeededFailure.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import { defaultProfile, resolveProfileFiles, type ProfileFiles } from './profileFolder.ts';

const isThere = async ({ profile }: ProfileFiles): Promise<boolean> =>
  stat(dirname(profile)).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Why there is no profile with this name, and which there are. */
const noProfile = async (folder: string, name: string) => {
  const { readProfiles } = await import('./readProfiles.ts');
  const names = (await readProfiles(folder)).map((profile) => profile.name);
  return failed(
    commandFailure(
      exitCodes.signIn,
      'no-profile',
      `There is no profile ${name}, so nobody is signed in to it.`,
      {
        hint: `There are: ${names.join(', ')}.\n${signInHint}`,
      },
    ),
  );
};

/**
 * The files of the profile that a call names, null for the default one. One that nobody has ever signed in to is mistyped,
 * and refused with 4; a sign-in begins it.
 */
export const findNamedProfileFiles = async (
  folder: string,
  name: string | null,
  begins: boolean,
): CommandResult<ProfileFiles> => {
  const files = resolveProfileFiles(folder, name ?? defaultProfile);
  if (!files.ok || name === null || name === defaultProfile || begins) return files;
  return (await isThere(files.value)) ? succeeded(files.value) : noProfile(folder, name);
};
