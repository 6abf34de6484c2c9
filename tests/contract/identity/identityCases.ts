import { adapterAccountCases } from './adapterAccountCases.ts';
import { adapterSignInCases } from './adapterSignInCases.ts';
import { clientLibraryCases } from './clientLibraryCases.ts';
import { limitCases } from './limitCases.ts';
import { passwordCases } from './passwordCases.ts';
import { registrationCases } from './registrationCases.ts';
import { signedRequestCases } from './signedRequestCases.ts';
import { signingCases } from './signingCases.ts';
import { stuckAccountCases } from './stuckAccountCases.ts';
import type { IdentityVisit } from './identityVisit.ts';

/** What holds of the identity service, of signatures and of a new account in either mode of the sandbox. */
export const identityCases = (visit: IdentityVisit): void => {
  passwordCases(visit);
  registrationCases(visit);
  stuckAccountCases(visit);
  limitCases(visit);
  signingCases(visit);
  signedRequestCases(visit);
  clientLibraryCases(visit);
  adapterSignInCases(visit);
  adapterAccountCases(visit);
};
