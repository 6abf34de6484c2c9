import { defaultStorage, sessionStorage } from 'aws-amplify/utils';
import type { Configuration } from './configuration.ts';
import { connectServices } from './connectServices.ts';
import type { WhyHeldBack } from './http/holdChangesBack.ts';
import { makeAmplifyCall } from './http/makeAmplifyCall.ts';
import { makeFetchHttpPort } from './http/makeFetchHttpPort.ts';
import { browserSignInLock } from './identity/browserSignInLock.ts';
import type { UserServices } from './services.ts';

/**
 * Keeps tokens in local storage and the identity of the pool in the browser's session; in memory where the browser
 * keeps nothing.
 */
export const connectBrowserServices = (
  configuration: Configuration,
  why: WhyHeldBack,
  sessionLost: () => void,
): UserServices =>
  connectServices(
    configuration,
    defaultStorage,
    makeFetchHttpPort(),
    makeAmplifyCall,
    why,
    sessionLost,
    sessionStorage,
    browserSignInLock,
  );
