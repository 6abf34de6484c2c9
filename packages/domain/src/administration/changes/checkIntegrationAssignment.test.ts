import { describe, expect, it } from 'vitest';
import { checkIntegrationAssignment } from './checkIntegrationAssignment.ts';

const account = (email: string, integrationId: string | null, fxPartner?: string) => ({
  accountId: email,
  email,
  userRoles: [],
  integrationId,
  origin: 'steamchain',
  details: fxPartner === undefined ? null : { fxPartner },
});
const dana = account('dana@harbor.test', 'i-1', 'corpay');
const lee = account('lee@waiting.test', null, 'corpay');
const known = [
  { integrationId: 'i-0', clientId: '10000API_USER', parentId: '', kind: 'corpayPartner' },
  { integrationId: 'i-1', clientId: '10233API_USER', parentId: '10000API_USER', kind: 'corpayClient' },
  { integrationId: 'i-2', clientId: '10299API_USER', parentId: '10000API_USER', kind: 'corpayClient' },
];
const judge = (to: typeof dana, wanted: string) =>
  checkIntegrationAssignment(to, wanted, known, [dana, lee], '10000API_USER');

describe('an integration', () => {
  it('that nobody has is given', () => {
    expect(judge(lee, 'i-2')).toEqual({ ok: true, value: { integration: known[2], sharedWith: [] } });
  });

  it('that another account has names it, so that it is shared on purpose only', () => {
    expect(judge(lee, 'i-1')).toEqual({ ok: true, value: { integration: known[1], sharedWith: [dana] } });
  });

  it('of the provider is given to nobody', () => {
    expect(judge(lee, 'i-0')).toMatchObject({
      failure: {
        kind: 'refused',
        message: '10000API_USER is the provider above the customers. Its integration is given to no account.',
      },
    });
  });

  it('of another partner is not given, unless the partner of the account is not known', () => {
    expect(judge(account('ines@juniper.test', null, 'ofx'), 'i-2')).toMatchObject({
      failure: {
        message:
          'ines@juniper.test is a customer of ofx. The integration of 10299API_USER is of the kind corpayClient.',
      },
    });
    expect(judge(account('ines@juniper.test', null), 'i-2').ok).toBe(true);
  });

  it('that is not there is not given', () => {
    expect(judge(lee, 'i-9')).toMatchObject({ failure: { kind: 'not-found' } });
  });

  it('that the account has already, or none, is never refused', () => {
    expect(judge(account('x@y.test', 'i-0', 'ofx'), 'i-0')).toEqual({
      ok: true,
      value: { integration: known[0], sharedWith: [] },
    });
    expect(judge(account('x@y.test', 'i-0', 'ofx'), '')).toEqual({
      ok: true,
      value: { integration: null, sharedWith: [] },
    });
  });
});
