import { application } from '../application/application.ts';
import { isRegisteredRedirect } from '../application/registeredRedirect.ts';

/** What an application asks a customer to allow. */
export type Authorization = {
  readonly redirectUri: string;
  readonly state: string;
  readonly challenge: string;
};

type Reading =
  | { readonly kind: 'asked'; readonly authorization: Authorization }
  /** Nothing that was said about whom to tell can be trusted. */
  | { readonly kind: 'unusable'; readonly message: string }
  | { readonly kind: 'sentBack'; readonly to: string };

/** The redirect address with what the application is told there. */
export const redirectWithParameters = (redirectUri: string, told: Readonly<Record<string, string>>): string =>
  `${redirectUri}?${new URLSearchParams(told).toString()}`;

/**
 * Reads the query of the authorize page (OFX-AUTH-7, S-97). An unknown application or address is told to the customer
 * alone; whatever else is wrong goes back as an `error`, with the state that was sent.
 */
export const readAuthorization = (
  query: Readonly<Record<string, unknown>>,
  servicesHost: string,
): Reading => {
  const read = (name: string): string => {
    const value = query[name];
    return typeof value === 'string' ? value : '';
  };
  const redirectUri = read('redirect_uri');
  const state = read('state');
  if (read('client_id') !== application.clientId)
    return { kind: 'unusable', message: 'No application is known under this client id.' };
  if (!isRegisteredRedirect(redirectUri, servicesHost))
    return { kind: 'unusable', message: 'This is not an address that the application registered.' };
  const sentBack = (error: string): Reading => ({
    kind: 'sentBack',
    to: redirectWithParameters(redirectUri, { error, state }),
  });
  if (read('response_type') !== 'code') return sentBack('unsupported_response_type');
  if (read('scope') !== 'payments') return sentBack('invalid_scope');
  const challenge = read('code_challenge');
  const isProvable = read('code_challenge_method') === 'S256' && /^[\w-]{43}$/.test(challenge);
  if (state === '' || !isProvable) return sentBack('invalid_request');
  return { kind: 'asked', authorization: { redirectUri, state, challenge } };
};
