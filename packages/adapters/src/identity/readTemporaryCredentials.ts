import { fetchAuthSession } from 'aws-amplify/auth';
import type { IdentityCaller } from './createIdentityCaller.ts';
import type { TemporaryCredentials } from './temporaryCredentials.ts';

/** The credentials of the kept session; null where it has none, or does not say how long they live. */
export const readTemporaryCredentials = async ({
  library,
  ask,
}: Pick<IdentityCaller, 'library' | 'ask'>): Promise<TemporaryCredentials | null> => {
  const session = await ask(() => fetchAuthSession(library.context));
  const credentials = session.ok ? session.value.credentials : undefined;
  if (credentials?.sessionToken === undefined || credentials.expiration === undefined) return null;
  const { accessKeyId, secretAccessKey, sessionToken, expiration } = credentials;
  return { accessKeyId, secretAccessKey, sessionToken, expires: expiration.getTime() };
};
