export const region = 'us-west-2';

/** The names of the one user pool, its client and the identity pool over it. */
export const identityPool = {
  userPoolId: `${region}_Sandbox01`,
  /** What goes into the password proof: the part after the region. */
  userPoolName: 'Sandbox01',
  userPoolClientId: '4sandboxfxgatewayclient01',
  identityPoolId: `${region}:7b1f4f0e-6a55-4c8e-9d53-5a0d6c0e4400`,
} as const;
