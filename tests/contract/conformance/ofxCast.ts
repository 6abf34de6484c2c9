import { organization } from '../corpay/sampleOrganization.ts';
import { signedUser } from '../harness/signedUser.ts';
import { sdkClient } from '../identity/sdkClient.ts';
import { ofxCustomer } from '../ofx/ofxCustomer.ts';

const newcomer = 'ada@harbor.test';

/** Two customers of OFX, as a call names them; the second has to be added first. */
export const ofxCast = ['--as', 'ofx@sandbox.test', '--and', newcomer];

/** The second customer, who has authorized the product and has nothing yet. */
export const addOfxCustomer = async (url: string): Promise<void> => {
  const identity = await sdkClient(url);
  await identity.signUp(newcomer, 'Sandbox-2026', { email: newcomer, 'custom:fxpartner': 'ofx' });
  await identity.confirm(newcomer, await identity.code(newcomer));
  const user = await signedUser(url, newcomer);
  await user.send('PUT', '/services/accounts/account', { body: organization });
  await ofxCustomer(url, newcomer);
};
