import { makeSymptom } from '../causes/makeSymptom.ts';
import { differsWithSymptom, asExpectedVerdict, type ExplainedVerdict } from '../responses/verdict.ts';

export type RegionSettings = {
  readonly region: string;
  readonly userPoolId: string;
  readonly identityPoolId: string;
  /** The addresses of the signed APIs, by their fields. */
  readonly apis: Readonly<Record<string, string>>;
};

const regionOf = (address: string): string | undefined =>
  /\.execute-api\.(?<region>[a-z0-9-]+)\.amazonaws\./.exec(address)?.groups?.['region'];

const elsewhere = (field: string, note: string): ExplainedVerdict =>
  differsWithSymptom(field, note, makeSymptom('region', note, field));

/** One region for the pools and the gateways (IDENT-15): a signature for another one is refused. */
export const judgeRegion = ({
  region,
  userPoolId,
  identityPoolId,
  apis,
}: RegionSettings): ExplainedVerdict => {
  const [ofUsers = ''] = userPoolId.split('_');
  const [ofIdentities = ''] = identityPoolId.split(':');
  const named: readonly (readonly [field: string, region: string])[] = [
    ['region', region],
    ['identity.userPoolId', ofUsers],
    ['identity.identityPoolId', ofIdentities],
  ];
  const counts = named.map(([, one]) => named.filter(([, other]) => other === one).length);
  const alone = named[counts.indexOf(1)];
  const others = named[counts.indexOf(2)];
  if (alone !== undefined && others !== undefined)
    return elsewhere(alone[0], `It is in ${alone[1]}, the others are in ${others[1]}.`);
  if (alone !== undefined) {
    const list = named.map(([field, one]) => `${field} is ${field === 'region' ? '' : 'in '}${one}`);
    return elsewhere('region', `These do not agree: ${list.join(', ')}.`);
  }
  const other = Object.entries(apis).find(
    ([, address]) => regionOf(address) !== undefined && regionOf(address) !== region,
  );
  return other === undefined
    ? asExpectedVerdict()
    : elsewhere(other[0], `It is in ${regionOf(other[1])}, region is ${region}.`);
};
