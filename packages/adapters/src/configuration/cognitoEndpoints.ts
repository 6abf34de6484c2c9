import type { PartnerIndependentConfiguration } from './configuration.ts';

const suffixOf = (region: string): string =>
  region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com';

/** Where the identity library calls: the addresses that are named, else those of the pools' regions. */
export const cognitoEndpoints = ({
  identity,
}: Pick<PartnerIndependentConfiguration, 'identity'>): readonly string[] => {
  const [userPoolRegion = ''] = identity.userPoolId.split('_');
  const [identityPoolRegion = ''] = identity.identityPoolId.split(':');
  return [
    identity.userPoolEndpoint ?? `https://cognito-idp.${userPoolRegion}.${suffixOf(userPoolRegion)}`,
    identity.identityPoolEndpoint ??
      `https://cognito-identity.${identityPoolRegion}.${suffixOf(identityPoolRegion)}`,
  ];
};
