import { accountPromises } from '../account/accountPromises.ts';
import { signaturePromises } from '../conformance/promises/accessPromises.ts';
import { answerPromises } from '../conformance/promises/answerPromises.ts';
import type { ServicePromise } from '../conformance/promises/servicePromise.ts';
import { administrationPromises } from './administrationPromises.ts';
import { integrationPromises } from './integrationPromises.ts';

/** Everything that the accounts service promises. */
export const accountsPromises: readonly ServicePromise[] = [
  ...signaturePromises('accounts'),
  ...accountPromises,
  ...administrationPromises,
  ...integrationPromises,
  ...answerPromises('accounts'),
];
