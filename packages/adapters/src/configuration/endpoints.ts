import type { PartnerIndependentConfiguration } from './configuration.ts';

/** An address that `config.json` names for secrets to go to: by a call, or by the user who is sent there. */
export type Endpoint = {
  /** Such as `apis.accounts`. */
  readonly field: string;
  readonly address: string;
  readonly reached: 'by-call' | 'by-user';
};

/** Endpoints that are called, by their fields; an address that is absent is none. */
export const makeCalledEndpoints = (
  fields: Readonly<Record<string, string | undefined>>,
): readonly Endpoint[] =>
  Object.entries(fields).flatMap(([field, address]) =>
    address === undefined ? [] : [{ field, address, reached: 'by-call' as const }],
  );

/** The endpoints that are there whatever partners there are. */
export const listPartnerIndependentEndpoints = ({
  identity,
  apis,
  rates,
  reports,
}: PartnerIndependentConfiguration): readonly Endpoint[] =>
  makeCalledEndpoints({
    'identity.userPoolEndpoint': identity.userPoolEndpoint,
    'identity.identityPoolEndpoint': identity.identityPoolEndpoint,
    'apis.accounts': apis.accounts,
    'rates.baseUrl': rates.baseUrl,
    'reports.url': reports?.url,
  });
