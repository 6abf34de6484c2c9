import { signedClient } from './signedClient.mjs';

/** A customer of the stories who is signed in: what their calls are signed with, and the headers of the partner's token. */
export async function signedInCustomer(url, email) {
  const { identity, apis } = await (await fetch(`${url}/config.json`)).json();
  const credentials = await credentialsOf(identity, email);
  const { send, close } = signedClient(url, credentials);
  const token = contentOf(await send('GET', '/services/corpay/token'));
  close();
  const { accessToken, clientCode } = apis.headers;
  return {
    credentials,
    own: { [accessToken.toLowerCase()]: token.access_code, [clientCode.toLowerCase()]: token.clientId },
  };
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

/** What an answer of the gateway holds; throws where it is none. */
export function contentOf({ status, body }) {
  if (status !== 200) throw new Error(`The gateway answered ${status}: ${body}`);
  const read = JSON.parse(body);
  return read.content ?? read;
}
