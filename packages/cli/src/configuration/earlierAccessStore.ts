import { readStoredSignInMark, systemClock, type TemporaryCredentials } from '@fx-gateway/adapters/node';
import { sessionOrigins } from '@fx-gateway/domain/branding/theme.ts';
import { fxPartners, type User } from '@fx-gateway/domain/identity/user.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import type { TokenMemory } from '@fx-gateway/domain/tokens/tokenMemory.ts';
import * as z from 'zod/mini';
import { ignoreStoreFailure } from './ignoreStoreFailure.ts';
import { parseStoredJson } from './parseStoredJson.ts';

/** The signed-in user without the text of their identity token. */
export type SessionUser = Omit<User, 'jwtToken'>;

/** What a call leaves for the next one of the same sign-in, so that it need not ask again. */
type KeptAccess = {
  /** The address of the configuration and what it said. */
  readonly address: string;
  readonly configuration: unknown;
  readonly user: SessionUser;
  readonly credentials: TemporaryCredentials;
};

/** The access that calls of one profile leave for each other. */
export type EarlierAccessStore = {
  /** What an earlier call of the sign-in of now left for this configuration, while it holds. */
  read(address: string): Promise<KeptAccess | null>;
  keep(access: KeptAccess, userPoolClientId: string): Promise<void>;
  forget(): Promise<void>;
  /** The token of a partner, by whatever name; `read` gives null for what is none. */
  tokens: TokenMemoryOpener;
};

export type TokenMemoryOpener = <T extends { readonly expires: number }>(
  partner: string,
  read: (kept: unknown) => T | null,
) => Promise<TokenMemory<T>>;

/** Where it lies beside the sign-in: one file, for its owner alone, put in place whole. */
export const accessStorageKey = 'fxg.access';
/** Who the user is and where the services are is asked again after this time, whatever else still holds. */
const longestAccess = 20 * 60_000;
/** Credentials in their last minute are not used: they could end on the way. */
const safety = 60_000;
/** A token in its last seconds is asked for anew, as by whoever holds it. */
const tokenSafety = 10_000;

const form = z.object({
  signIn: z.string(),
  clientId: z.string(),
  until: z.number(),
  address: z.string(),
  configuration: z.unknown(),
  user: z.object({
    email: z.string(),
    verified: z.boolean(),
    sub: z.string(),
    preferred_username: z.string(),
    fxPartner: z.enum(fxPartners),
    origin: z.enum(sessionOrigins),
  }),
  credentials: z.object({
    accessKeyId: z.string(),
    secretAccessKey: z.string(),
    sessionToken: z.string(),
    expires: z.number(),
  }),
  tokens: z.record(z.string(), z.unknown()),
});

type Stored = z.infer<typeof form>;

/** Keeps the access beside the sign-in that it belongs to; with another sign-in, or none, it counts as nothing. */
export const createEarlierAccessStore = (store: KeyValueStore): EarlierAccessStore => {
  const stored = async (): Promise<Stored | null> => {
    const found = parseStoredJson(form, await store.read(accessStorageKey));
    return found !== null && found.signIn === (await readStoredSignInMark(store, found.clientId))
      ? found
      : null;
  };
  const forget = (): Promise<void> => ignoreStoreFailure(store.remove(accessStorageKey));

  return {
    read: async (address) => {
      const found = await stored();
      return found !== null && found.address === address && found.until > systemClock.now() ? found : null;
    },
    keep: async ({ address, configuration, user, credentials }, clientId) => {
      const signIn = await readStoredSignInMark(store, clientId);
      const until = Math.min(credentials.expires - safety, systemClock.now() + longestAccess);
      if (signIn === null || until <= systemClock.now()) return;
      const { email, verified, sub, preferred_username, fxPartner, origin } = user;
      await ignoreStoreFailure(
        store.update(accessStorageKey, () => {
          const now: Stored = {
            signIn,
            clientId,
            until,
            address,
            configuration,
            user: { email, verified, sub, preferred_username, fxPartner, origin },
            credentials,
            // Another integration may have been given meanwhile: who begins anew asks for the token anew too.
            tokens: {},
          };
          return JSON.stringify(now);
        }),
      );
      // Another terminal may have signed out meanwhile.
      if ((await readStoredSignInMark(store, clientId)) !== signIn) await forget();
    },
    forget,
    tokens: async (partner, read) => {
      const before = await stored();
      const kept = before === null ? null : read(before.tokens[partner]);
      return {
        kept: kept !== null && kept.expires - tokenSafety > systemClock.now() ? kept : null,
        keep: (token) =>
          ignoreStoreFailure(
            store.update(accessStorageKey, (text) => {
              const found = parseStoredJson(form, text);
              if (found === null) return text;
              const { [partner]: _replaced, ...tokens } = found.tokens;
              return JSON.stringify({
                ...found,
                tokens: token === null ? tokens : { ...tokens, [partner]: token },
              });
            }),
          ),
      };
    },
  };
};
