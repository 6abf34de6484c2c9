import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { commandFailure, usageFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import type { Outcome } from '../verbs/outcome.ts';
import { makeChangeOutput } from '../verbs/makeOutput.ts';
import { findNamedProfileFiles } from './findNamedProfileFiles.ts';
import { defaultProfile } from './profileFolder.ts';
import { readProfiles } from './readProfiles.ts';

/**
 * Removes what a profile keeps: its configuration, whether it may only look, and its quotes. One with a sign-in is signed
 * out first, so that its session does not live on at the service.
 */
export const removeProfile = async (folder: string, name: string): Promise<Outcome<'profiles'>> => {
  if (name === defaultProfile)
    return usageFailure('The default profile is always there.', 'fxg logout removes its sign-in.');
  const files = await findNamedProfileFiles(folder, name, false);
  if (!files.ok)
    return files.failure.code === 'no-profile'
      ? failed({ ...files.failure, exit: exitCodes.notFound, message: `There is no profile ${name}.` })
      : files;
  const kept = (await readProfiles(folder)).find((profile) => profile.name === name);
  if (kept !== undefined && kept.email !== null)
    return failed(
      commandFailure(exitCodes.refused, 'signed-in', `${kept.email} is signed in to the profile ${name}.`, {
        hint: `Sign out first: fxg logout --profile ${name}`,
      }),
    );
  await rm(dirname(files.value.profile), { recursive: true, force: true });
  const done = `The profile ${name} is removed.`;
  return makeChangeOutput(done, { profile: name, removed: true }, () => done);
};
