import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStoredSignInMark } from '@fx-gateway/adapters/node';
import * as z from 'zod/mini';
import type { CommandOutput } from '../outputs/commandOutputs.ts';
import { accessStorageKey } from './earlierAccessStore.ts';
import { defaultProfile, resolveProfileFiles } from './profileFolder.ts';
import { readOnlyFlagStorageKey } from './refuseReadOnly.ts';

/** What this machine keeps of a profile; never a token. */
export type ProfileSummary = Omit<Extract<CommandOutput<'profiles'>, readonly unknown[]>[number], 'current'>;

type Texts = Readonly<Record<string, unknown>>;

/** What a file keeps, nothing where there is none, null where it is not the file that was written there. */
const readTexts = async (path: string): Promise<Texts | null> => {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (trouble) {
    return trouble instanceof Error && 'code' in trouble && trouble.code === 'ENOENT' ? {} : null;
  }
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? Object.fromEntries(Object.entries(kept)) : null;
  } catch {
    return null;
  }
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const jsonIn = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
};

const claimsForm = z.object({ email: z.string() });

/** The e-mail in the id token of a sign-in that is kept. */
const emailIn = (credentials: Texts): string | null => {
  const token = Object.entries(credentials).find(([key]) => key.endsWith('.idToken'))?.[1];
  const claims = Buffer.from(textOf(token)?.split('.')[1] ?? '', 'base64url').toString('utf8');
  return claimsForm.safeParse(jsonIn(claims)).data?.email ?? null;
};

const accessForm = z.object({
  signIn: z.string(),
  clientId: z.string(),
  tokens: z.record(z.string(), z.unknown()),
});
const tokenForm = z.object({ clientCode: z.string() });

/** The client code in the tokens that calls of this very sign-in leave for each other. */
const clientCodeIn = async (credentials: Texts): Promise<string | null> => {
  const access = accessForm.safeParse(jsonIn(credentials[accessStorageKey]));
  if (!access.success) return null;
  const { signIn, clientId, tokens } = access.data;
  const read = async (key: string) => textOf(credentials[key]);
  if ((await readStoredSignInMark({ read }, clientId)) !== signIn) return null;
  const codes = Object.values(tokens).map((token) => tokenForm.safeParse(token).data?.clientCode ?? null);
  return codes.find((code) => code !== null) ?? null;
};

const readProfile = async (folder: string, name: string): Promise<ProfileSummary | null> => {
  const files = resolveProfileFiles(folder, name);
  if (!files.ok) return null;
  const [credentials, kept] = await Promise.all([
    readTexts(files.value.credentials),
    readTexts(files.value.profile),
  ]);
  return {
    name,
    email: emailIn(credentials ?? {}),
    clientCode: await clientCodeIn(credentials ?? {}),
    readOnly: kept?.[readOnlyFlagStorageKey] === 'true',
    configuration: textOf(kept?.['config']),
    usable: credentials !== null && kept !== null,
  };
};

/** The profiles below fxg's own folder, the default one first and there always. */
export const readProfiles = async (folder: string): Promise<readonly ProfileSummary[]> => {
  const found = await readdir(join(folder, 'profiles'), { withFileTypes: true }).catch(() => []);
  const names = found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const others = names.filter((name) => name !== defaultProfile).toSorted();
  const profiles = await Promise.all([defaultProfile, ...others].map((name) => readProfile(folder, name)));
  return profiles.filter((profile) => profile !== null);
};
