import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { signInHint } from '../failures/signInNeededFailure.ts';

/** Where a profile signed in: the accounts service of that environment, which may share its user pool with others. */
type Place = { readonly apis: { readonly accounts: string } };

const storageKey = 'fxg.signed-in-at';

/** Keeps where the sign-in of a profile was made, beside it. */
export const keepSignInPlace = (store: KeyValueStore, { apis }: Place): Promise<void> =>
  store.write(storageKey, apis.accounts);

export const forgetSignInPlace = (store: KeyValueStore): Promise<void> => store.remove(storageKey);

/** Why a sign-in that is kept does not count at an environment: it was made at another one. Null where it counts. */
export const findOtherSignInPlace = async (
  store: Pick<KeyValueStore, 'read'>,
  { apis }: Place,
): Promise<CommandFailure | null> => {
  const made = await store.read(storageKey);
  if (made === null || made === apis.accounts) return null;
  const message = `This profile is signed in to the environment of ${made}, and this is the one of ${apis.accounts}.`;
  return commandFailure(exitCodes.signIn, 'sign-in-needed', message, {
    hint: `${signInHint}\nA profile of its own for each environment keeps both: fxg login --profile P --config FILE|URL --email E`,
  });
};
