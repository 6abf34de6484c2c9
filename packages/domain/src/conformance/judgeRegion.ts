import { asExpected, differs, type Judged } from './verdict.ts';

export type Places = {
  readonly region: string;
  readonly userPoolId: string;
  readonly identityPoolId: string;
  /** The addresses of the signed APIs, by their fields. */
  readonly apis: Readonly<Record<string, string>>;
};

const named = (address: string): string | undefined =>
  /\.execute-api\.(?<region>[a-z0-9-]+)\.amazonaws\./.exec(address)?.groups?.['region'];

/** One region for the pools and the gateways (IDENT-15): a signature for another one is refused. */
export const judgeRegion = ({ region, userPoolId, identityPoolId, apis }: Places): Judged => {
  const [ofUsers] = userPoolId.split('_');
  const [ofIdentities] = identityPoolId.split(':');
  if (ofUsers !== ofIdentities)
    return differs('identity.identityPoolId', 'It is in another region than identity.userPoolId.');
  if (region !== ofUsers) return differs('region', 'It is not the region of identity.userPoolId.');
  const elsewhere = Object.entries(apis).find(
    ([, address]) => named(address) !== undefined && named(address) !== region,
  );
  return elsewhere === undefined ? asExpected() : differs('region', `${elsewhere[0]} is in another one.`);
};
