import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { changesAnything, type ChangeDeclaration } from '../verbs/changesAnything.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { defaultProfile, resolveProfileFiles } from './profileFolder.ts';

/** What a profile keeps of itself beside its configuration. */
export const readOnlyFlagStorageKey = 'readOnly';

/** Whether a profile that may only look may make this call; asked before anything else is read or sent. */
export type RefuseIfReadOnly = (
  verb: ChangeDeclaration,
  invocation: Pick<Invocation, 'options'>,
) => CommandResult<null>;

const lift = 'To lift it, sign in again with: fxg login --email E --read-write';

/** A call that could change something ends with 4 in a profile that may only look; `--dry-run` changes nothing. */
export const refuseReadOnly: RefuseIfReadOnly = async (verb, { options }) => {
  if (!changesAnything(verb, options)) return succeeded(null);
  const [{ fileStore }, { default: envPaths }] = await Promise.all([
    import('@fx-gateway/adapters/node'),
    import('env-paths'),
  ]);
  const profile = options.text('profile') ?? defaultProfile;
  const files = resolveProfileFiles(envPaths('fxg', { suffix: '' }).config, profile);
  if (!files.ok) return files;
  if ((await fileStore(files.value.profile).read(readOnlyFlagStorageKey)) !== 'true') return succeeded(null);
  return failed(
    commandFailure(
      exitCodes.signIn,
      'read-only-profile',
      `The profile ${profile} may only look, so nothing was read or sent.`,
      { hint: verb.changes === true ? `See what would happen with --dry-run. ${lift}` : lift },
    ),
  );
};
