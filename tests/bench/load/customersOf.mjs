import { signedClient } from './signedClient.mjs';

const emails = ['corpay@sandbox.test', 'empty@sandbox.test', 'admin@sandbox.test'];
const gateway = '/services/corpay';

/** Customers of the stories who are signed in and have a token of the partner; each quotes, books and reads an order. */
export async function customersOf(url) {
  const { identity } = await (await fetch(`${url}/config.json`)).json();
  const customers = [];
  for (const email of emails) customers.push(await customerWith(url, await credentialsOf(identity, email)));
  return customers;
}

/** A sign-in with the plain password: a proof that does not send it costs more than all the rest. */
async function credentialsOf(identity, email) {
  const call = async (operation, body) => {
    const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': operation };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(identity.userPoolEndpoint, sent)).json();
  };
  const { AuthenticationResult } = await call('AWSCognitoIdentityProviderService.InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: identity.userPoolClientId,
    AuthParameters: { USERNAME: email, PASSWORD: 'Sandbox-2026' },
  });
  const { iss } = JSON.parse(Buffer.from(AuthenticationResult.IdToken.split('.')[1], 'base64url'));
  const Logins = { [iss.replace(/^https?:\/\//, '')]: AuthenticationResult.IdToken };
  const { IdentityId } = await call('AWSCognitoIdentityService.GetId', {
    IdentityPoolId: identity.identityPoolId,
    Logins,
  });
  const { Credentials } = await call('AWSCognitoIdentityService.GetCredentialsForIdentity', {
    IdentityId,
    Logins,
  });
  return {
    accessKeyId: Credentials.AccessKeyId,
    secretAccessKey: Credentials.SecretKey,
    sessionToken: Credentials.SessionToken,
  };
}

async function customerWith(url, credentials) {
  const before = signedClient(url, credentials);
  const token = contentOf(await before.send('GET', `${gateway}/token`));
  before.close();
  const own = { 'cmg-accesstoken': token.access_code, 'client-code': token.clientId };
  const { send, close } = signedClient(url, credentials, own);
  const pair = { settlementCurrency: 'USD', paymentCurrency: 'EUR', lockSide: 'Payment', amount: 1000 };
  const quote = async () => contentOf(await send('POST', `${gateway}/deal/quote`, pair)).quoteId;
  const book = async (quoteId) => {
    const key = { 'idempotency-key': `load-${quoteId}` };
    return contentOf(await send('POST', `${gateway}/deal/book`, { quoteId }, key)).orderNumber;
  };
  const order = await book(await quote());
  return {
    quote,
    book,
    read: async () => contentOf(await send('GET', `${gateway}/deal/order/${order}`)),
    close,
  };
}

function contentOf({ status, body }) {
  if (status !== 200) throw new Error(`The gateway answered ${status}: ${body}`);
  const read = JSON.parse(body);
  return read.content ?? read;
}
