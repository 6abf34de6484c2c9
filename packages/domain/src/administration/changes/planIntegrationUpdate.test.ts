import { describe, expect, it } from 'vitest';
import { planIntegrationUpdate } from './planIntegrationUpdate.ts';

const stored = {
  integrationId: 'i-1',
  clientId: '10233API_USER',
  parentId: '10000API_USER',
  kind: 'corpayClient',
  key: 'Zq7-the-whole-key',
};
const dana = {
  accountId: 'a-1',
  email: 'dana@harbor.test',
  userRoles: [],
  integrationId: 'i-1',
  origin: 'steamchain',
  details: null,
};
const nobody = { accounts: [], below: 0, isProviders: false, you: null };
const oldKeyGoes = 'The key that it has is gone then: nobody can read it again.';

describe('writing an integration shows what changes and whom it concerns', () => {
  it('a new one is named by its client id, and had nothing before (ADMIN-14)', () => {
    expect(planIntegrationUpdate({ ...stored, integrationId: '' }, null, nobody)).toEqual({
      title: 'An integration for 10233API_USER is made.',
      rows: [
        { label: 'Client id', before: 'none', after: '10233API_USER' },
        { label: 'Kind', before: 'none', after: 'corpayClient' },
        { label: 'Parent', before: 'none', after: '10000API_USER' },
        { label: 'Key', before: 'none', after: 'begins with Zq7-, 17 characters' },
      ],
      alreadySo: null,
      concerns: [
        'It cannot be deleted afterwards: only its client id, its parent and its key can be changed.',
      ],
    });
  });

  it('of one that gets another key nothing else is shown, and of both keys how they begin (S-75)', () => {
    const plan = planIntegrationUpdate(stored, stored, { ...nobody, accounts: [dana] }, { keyStart: '1023' });
    expect(plan).toEqual({
      title: 'The integration of 10233API_USER gets another key.',
      rows: [{ label: 'Key', before: 'begins with 1023', after: 'begins with Zq7-, 17 characters' }],
      alreadySo: null,
      takesAway: true,
      concerns: ['It concerns dana@harbor.test.', oldKeyGoes],
    });
  });

  it('a key that begins as the one that is there may be the same or half of it, and that is said', () => {
    for (const [keyStart, says] of [
      ['Zq7-', /^The new key begins as the one that it has:/],
      ['1023', /^It concerns dana@harbor\.test\.$/],
    ] as const) {
      const plan = planIntegrationUpdate(stored, stored, { ...nobody, accounts: [dana] }, { keyStart });
      expect(plan.concerns?.[0]).toMatch(says);
    }
  });

  it('of one that is changed only what is not the same is shown', () => {
    const plan = planIntegrationUpdate({ ...stored, clientId: '10444API_USER' }, stored, nobody);
    expect(plan.title).toBe('The integration of 10233API_USER becomes that of 10444API_USER.');
    expect(plan.rows.map(({ label }) => label)).toEqual(['Client id', 'Key']);
    expect(plan.rows[1]?.before).toBe('as it is');
    expect(plan.concerns).toEqual(['No account has it.', oldKeyGoes]);
  });

  it('one that somebody has gets another client id only once its present one was typed again', () => {
    const renamed = { ...stored, clientId: '10444API_USER' };
    expect(planIntegrationUpdate(renamed, stored, { ...nobody, accounts: [dana] })).toMatchObject({
      title: 'The integration of 10233API_USER becomes that of 10444API_USER.',
      concerns: [
        'dana@harbor.test has it, and would be 10444API_USER at the partner: with what belongs to that client, not to 10233API_USER.',
        oldKeyGoes,
      ],
      typeAgain: '10233API_USER',
    });
    expect(
      planIntegrationUpdate(renamed, stored, {
        ...nobody,
        accounts: [dana, { ...dana, email: 'lee@x.test' }],
      }).concerns?.[0],
    ).toMatch(/^dana@harbor.test and lee@x.test have it, and would be/);
    expect(
      planIntegrationUpdate(renamed, stored, { ...nobody, accounts: [dana], you: dana.email }).concerns?.[0],
    ).toMatch(/^You have it, and would be/);
    expect(planIntegrationUpdate(renamed, stored, nobody).typeAgain).toBeUndefined();
    expect(planIntegrationUpdate(stored, stored, { ...nobody, accounts: [dana] }).typeAgain).toBeUndefined();
  });

  it('who does it is told as you, and of many only some are named', () => {
    const accounts = Array.from({ length: 8 }, (_none, at) => ({ ...dana, email: `c${at}@x.test` }));
    expect(
      planIntegrationUpdate(stored, stored, { ...nobody, accounts, you: 'c3@x.test' }).concerns?.[0],
    ).toBe('It concerns you, c0@x.test, c1@x.test, c2@x.test, c4@x.test and 3 more.');
    expect(
      planIntegrationUpdate(stored, stored, { ...nobody, accounts: accounts.slice(0, 3) }).concerns?.[0],
    ).toBe('It concerns c0@x.test, c1@x.test and c2@x.test.');
  });

  it("the provider's says how many depend on it, and has its client id typed again", () => {
    const provider = { ...stored, clientId: '10000API_USER', parentId: '', kind: 'corpayPartner' };
    expect(
      planIntegrationUpdate(provider, provider, { accounts: [dana], below: 4, isProviders: true, you: null }),
    ).toMatchObject({
      concerns: [
        'This is the provider above the customers: 4 integrations below it and 1 account depend on it: dana@harbor.test.',
        oldKeyGoes,
      ],
      typeAgain: '10000API_USER',
    });
    expect(
      planIntegrationUpdate(provider, null, { accounts: [], below: 0, isProviders: true, you: null }),
    ).toMatchObject({
      concerns: [
        'This is the provider above the customers: 0 integrations below it and 0 accounts depend on it.',
        expect.stringContaining('cannot be deleted'),
      ],
      typeAgain: '10000API_USER',
    });
  });

  it('another provider than that of the configuration is called a provider', () => {
    const second = { ...stored, clientId: '10001API_USER', parentId: '', kind: 'corpayPartner' };
    const dependents = { ...nobody, isProviders: true, providerParentCode: '10000API_USER' };
    expect(planIntegrationUpdate(second, second, dependents).concerns?.[0]).toMatch(
      /^This is a provider above the customers: /,
    );
    expect(
      planIntegrationUpdate(second, second, { ...dependents, providerParentCode: '10001API_USER' })
        .concerns?.[0],
    ).toMatch(/^This is the provider above the customers: /);
  });
});
