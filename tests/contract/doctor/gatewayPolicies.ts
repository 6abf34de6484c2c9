import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { at, corpayUser, json, signedOnly } from './environmentChanges.ts';

/** Gateways that say by which policy they let nobody call. */
export const gatewayPolicies: readonly BrokenEnvironment[] = (
  [
    ['denies the calls', ' with an explicit deny in a resource-based policy', 'resource-policy'],
    [
      'allows none of the calls',
      ' because no resource-based policy allows the execute-api:Invoke action',
      'resource-policy',
    ],
    [
      'is not asked, for the role allows nothing',
      ' because no identity-based policy allows the execute-api:Invoke action',
      'no-permission',
    ],
  ] as const
).map(([what, why, symptom]): BrokenEnvironment => ({
  name: `the resource policy of a gateway ${what}`,
  make: () => ({
    services: at(
      'accounts',
      signedOnly({
        status: 403,
        headers: { ...json, 'x-amzn-errortype': 'AccessDeniedException' },
        body: JSON.stringify({
          Message: `User: arn:aws:sts::1:assumed-role/x is not authorized to perform: execute-api:Invoke on resource: arn:aws:execute-api:us-west-2:********9012:f6g7h8i9j0/v1/GET/account${why}`,
        }),
      }),
    ),
  }),
  as: corpayUser,
  symptom,
  setting: 'apis.accounts',
  says:
    symptom === 'resource-policy'
      ? /^The resource policy of the gateway .*f6g7h8i9j0\/v1, .*resource-based policy.* Change: the resource policy of the gateway that apis\.accounts .*while customers are well.*network address of this machine/
      : /a role that may not call this gateway.*identity-based.* Change: (?!.*resource policy).*policy of the identity pool's role/,
}));
