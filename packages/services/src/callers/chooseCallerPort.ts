import type { ServicesSettings } from '../settings/servicesSettingsSchema.ts';
import { StartRefusal } from '../settings/startRefusal.ts';
import type { FindCaller } from './callerFinding.ts';
import { makeIdentityReader, type ReadIdentity } from './makeIdentityReader.ts';
import { readCallerFromGateway } from './readCallerFromGateway.ts';
import { readCallerFromGatewayHeaders } from './readCallerFromGatewayHeaders.ts';
import { readCallerFromHeaders } from './readCallerFromHeaders.ts';
import { rememberPoolUsers } from './rememberPoolUsers.ts';

/** How the services learn who calls, as the settings say. */
export const chooseCallerPort = async (
  { callers, listen, userPool }: Pick<ServicesSettings, 'callers' | 'listen' | 'userPool'>,
  now: () => number,
): Promise<FindCaller> => {
  const clientNames = listen?.tls?.clientNames;
  if (callers === 'headers') return readCallerFromHeaders(clientNames);
  if (userPool === undefined) throw new StartRefusal('userPool must be given: it says who calls.');
  const readIdentity = await identityReaderOf(userPool, now);
  return callers === 'gateway'
    ? readCallerFromGateway(userPool.identityPoolId, readIdentity)
    : readCallerFromGatewayHeaders(clientNames, readIdentity);
};

/** Only who asks a user pool needs the library of AWS. */
const identityReaderOf = async (
  userPool: NonNullable<ServicesSettings['userPool']>,
  now: () => number,
): Promise<ReadIdentity> => {
  const { cognitoUserPool } = await import('./cognitoUserPool.ts');
  return makeIdentityReader(userPool, rememberPoolUsers(cognitoUserPool(userPool), now));
};
