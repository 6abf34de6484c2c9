import { defaultFxPartner, fxPartners } from '../../identity/user.ts';
import { settingLocation, type CauseRows } from './causeRow.ts';

/** Why a partner, or the accounts service, has nothing for this customer, or for the service that calls it for them. */
export const partnerCauses = {
  'partner-unknown': {
    hides: ['integration-missing', 'integration-key', 'integration-unknown', 'integration-suspended'],
    cause: ({ seen, setting }) =>
      `The attribute ${setting} of this user is "${seen}", and the product knows ${fxPartners.join(' and ')}, letter by letter: it takes this user for a customer of ${defaultFxPartner}.`,
    change: ({ setting, instead }) =>
      `set the attribute in the user pool: aws cognito-idp admin-update-user-attributes --user-pool-id ID --username EMAIL --user-attributes Name=${setting},Value=${instead || 'PARTNER'}, with the pool in identity.userPoolId${instead === '' ? ` and ${fxPartners.join(' or ')} for the partner` : ''}; then sign in again.`,
  },
  'egress-blocked': {
    once: true,
    hides: ['token-refused', 'token-not-taken'],
    cause: ({ seen, said }) =>
      `The partner does not let the service in that calls it: the address${seen === '' ? '' : ` ${seen}`} is that of the service, not of this machine: ${said}.`,
    change: ({ seen, setting }) =>
      `have the partner allow ${seen === '' ? 'that address' : seen}, or let the service that ${settingLocation(setting)} leads to call from the address that the partner knows (its NAT or egress gateway).`,
  },
  'no-account': {
    once: true,
    hides: ['no-such-path', 'integration-unknown'],
    cause: ({ said }) => `The accounts service lets this user in and has no account of this user: ${said}.`,
    change: ({ setting }) =>
      `create the account of this user in the service that ${settingLocation(setting)} leads to: its registration (the function that the user pool calls after a sign-up) did not write it, and its log says why; where every user lacks one, the service is led to another database. The address is right.`,
  },
  'integration-missing': {
    once: true,
    cause: ({ said }) =>
      `This customer is not connected to their partner yet, so it gives no token: ${said}. That is of this customer alone, as far as one sign-in shows.`,
    change: ({ setting }) =>
      // Where the accounts service gives the token, the partner connects its customers itself.
      setting === 'apis.accounts'
        ? 'let this customer complete the account setup in the application, after which the partner connects them; or take another one after --as.'
        : 'an administrator runs fxg admin assign-integration EMAIL --integration ID, with an id of fxg admin integrations; or take another customer after --as.',
  },
  'integration-key': {
    once: true,
    cause: ({ said }) =>
      `The gateway lets this customer in, and the partner gives no token for their integration: it does not take its client id and key: ${said}.`,
    change: () =>
      'an administrator puts the key that the partner has for it into the integration of the customer after --as: fxg admin update-integration --integration ID --key-stdin --yes < key.txt, with an id of fxg admin integrations.',
  },
  'integration-suspended': {
    once: true,
    cause: ({ said }) =>
      `The partner knows the integration of this customer and gives it no token, because it is turned off there: ${said}.`,
    change: () =>
      'ask the partner to turn the API user of this integration on again, or for a new key, which fxg admin update-integration --integration ID --key-stdin --yes < key.txt stores.',
  },
  'integration-unknown': {
    once: true,
    cause: ({ said }) => `The partner does not know the client id of this customer's integration: ${said}.`,
    change: () =>
      'an administrator gives this customer the integration of their own client id: fxg admin assign-integration EMAIL --integration ID, with an id of fxg admin integrations; or corrects the client id there by fxg admin update-integration --integration ID --client-id ID.',
  },
  'oauth-redirect': {
    once: true,
    cause: ({ said }) => `The partner does not know the address that it sends users back to: ${said}.`,
    change: () => 'register the addresses of the pages, and cliRedirect of config.json, at the partner.',
  },
  'oauth-scope': {
    once: true,
    cause: ({ said }) => `The partner does not allow what the token is asked for: ${said}.`,
    change: ({ setting }) =>
      `have the partner allow this scope to the client that the service behind ${settingLocation(setting)} uses.`,
  },
  'oauth-grant': {
    once: true,
    cause: ({ said }) => `The authorization that this user gave is no longer taken by the partner: ${said}.`,
    change: () =>
      'authorize anew as this user (fxg partner authorize). If that happens to everybody, the authorization was given to another client than that of the accounts service.',
  },
  'oauth-client': {
    once: true,
    cause: ({ said }) => `The partner does not take the client by which its token is asked for: ${said}.`,
    change: ({ setting }) =>
      `put the id and the present secret of the partner's client into the service behind ${settingLocation(setting)}; it is the client whose clientId config.json names.`,
  },
} as const satisfies CauseRows;
