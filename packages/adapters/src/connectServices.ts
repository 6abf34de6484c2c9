import type { AmplifyContext } from 'aws-amplify';
import type { KeyValueStorageInterface } from 'aws-amplify/utils';
import type { Configuration } from './configuration.ts';
import { apiAddressesOf, connectApis } from './connectApis.ts';
import type { WhyHeldBack } from './http/holdChangesBack.ts';
import { connectSignedApi } from './http/connectSignedApi.ts';
import type { SignAndSend } from './http/signedCall.ts';
import type { HttpPort } from './http/httpPort.ts';
import { notifyOnSessionLost } from './http/notifyOnSessionLost.ts';
import type { SignInLock } from './identity/signInLock.ts';
import { connectSessionService } from './identity/connectSessionService.ts';
import { connectIdentityLibrary } from './identity/connectIdentityLibrary.ts';
import { connectPasswordService } from './identity/connectPasswordService.ts';
import { connectRegistrationService } from './identity/connectRegistrationService.ts';
import { createIdentityCaller } from './identity/createIdentityCaller.ts';
import { readTemporaryCredentials } from './identity/readTemporaryCredentials.ts';
import type { UserServicesWithCredentials } from './services.ts';
import { systemTimers } from './system/systemPorts.ts';

/**
 * Connects to what every customer needs of all that the configuration names, keeping the identity tokens in `storage`. `callOf`
 * signs and sends the calls of the API that is named; `sessionLost` hears of every one that was refused because the
 * sign-in has ended; `why` is asked before each call that changes something.
 */
export const connectServices = (
  configuration: Configuration,
  storage: KeyValueStorageInterface,
  http: HttpPort,
  callOf: (context: AmplifyContext, name: string) => SignAndSend,
  why: WhyHeldBack,
  sessionLost: () => void = () => undefined,
  identityIds?: KeyValueStorageInterface,
  alone?: SignInLock,
): UserServicesWithCredentials => {
  const library = connectIdentityLibrary(
    configuration,
    apiAddressesOf(configuration),
    storage,
    identityIds,
    alone,
  );
  const api = (name: string) =>
    notifyOnSessionLost(
      connectSignedApi(library.context, callOf(library.context, name), systemTimers),
      sessionLost,
    );
  const caller = createIdentityCaller(library, systemTimers);
  return {
    identity: connectSessionService(caller),
    registration: connectRegistrationService(caller),
    passwords: connectPasswordService(caller),
    temporaryCredentials: () => readTemporaryCredentials(caller),
    api,
    ...connectApis(configuration, http, api, why),
  };
};
