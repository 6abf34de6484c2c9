import { describe, expect, it } from 'vitest';
import { keptAdministration } from '../../../test/keptAdministration.ts';
import { frame, renewed, valueOf } from '../../../test/proposedChanges.ts';
import { failed, succeeded } from '../../result/result.ts';
import type { AccountAdministration } from '../accountAdministration.ts';
import { proposeIntegrationUpdate } from './proposeIntegrationUpdate.ts';

const judge = { ...frame, everyday: true };

/** Of the key of 10299API_USER a change was written down; that of 10233API_USER is told where its customer is inspected. */
const telling = (written: string | null, inspected: string | null, ofParent: string | null = null) => {
  const { service, kept } = keptAdministration();
  let looks = 0;
  const told: AccountAdministration = {
    ...service,
    inspect: async (target) => {
      looks += 1;
      const found = await service.inspect(target);
      const integration = kept.integrations.find(
        ({ integrationId }) => found.ok && integrationId === found.value.account.integrationId,
      );
      return found.ok && integration !== undefined
        ? succeeded({
            ...found.value,
            integration: {
              ...integration,
              keyStart: inspected,
              keySince: null,
              parentKind: null,
              parentKeyStart: ofParent,
            },
          })
        : found;
    },
    changes: async () =>
      succeeded(
        written === null
          ? []
          : [
              {
                at: '2026-11-22T12:00:00.000Z',
                by: 'robin@blank.test',
                action: 'update-integration',
                target: 'i-2',
                before: null,
                after: { keyStart: written },
                requestId: null,
              },
            ],
      ),
  };
  return { told, kept, looks: () => looks };
};

const made = { ...renewed, integrationId: '', clientId: '10444API_USER', key: 'Zq7-the-whole-key' };
const concern = async (told: AccountAdministration, update = made) =>
  valueOf(await proposeIntegrationUpdate(told, update, judge)()).plan.concerns?.find((each) =>
    each.includes('begins'),
  );

describe('a key that may be that of another customer', () => {
  it('is told by the beginning that was written down, and by that of who has it', async () => {
    expect(await concern(telling('Zq7-', null).told)).toBe(
      'The new key begins with Zq7-, as the key of 10299API_USER does: make sure that it is not theirs.',
    );
    expect(await concern(telling(null, 'Zq7-').told)).toContain('as the key of 10233API_USER does');
    expect(await concern(telling('Zq7-', 'Zq7-').told)).toContain(
      'as the keys of 10233API_USER and 10299API_USER do',
    );
    expect(await concern(telling('Zq8-', 'Zq6-').told)).toBeUndefined();
    expect(await concern({ ...telling('Zq7-', null).told, changes: null })).toBeUndefined();
  });

  it('is told as the same or a part of it where the key begins so that it replaces, and not as of another customer', async () => {
    const { told } = telling('Zq7-', null);
    const update = { ...made, integrationId: 'i-2', clientId: '10299API_USER' };
    expect(await concern(told, update)).toMatch(/^The new key begins as the one that it has:/);
  });

  it('is not told by a beginning that more than three keys have, nor looked for at a call each for many but one for the provider', async () => {
    const { told, kept, looks } = telling(null, 'Zq7-');
    const [account] = kept.accounts;
    const [integration] = kept.integrations.slice(1);
    if (account === undefined || integration === undefined) throw new Error('There is nobody to copy.');
    const more = (count: number): void => {
      const ids = Array.from({ length: count }, (_, index) => `i-1${index}`);
      kept.integrations = ids.map((integrationId) => ({
        ...integration,
        integrationId,
        clientId: integrationId,
      }));
      kept.accounts = ids.map((integrationId) => ({ ...account, accountId: integrationId, integrationId }));
    };
    const parent = { integrationId: 'i-0', clientId: '10000API_USER', parentId: '', kind: 'corpayPartner' };
    more(4);
    kept.integrations.push(parent);
    expect(await concern(told)).toBeUndefined();
    expect(looks()).toBe(4);
    more(13);
    kept.integrations.push(parent);
    expect(await concern(told)).toBeUndefined();
    expect(looks()).toBe(5);
  });

  it('is looked for once, and not again when it is confirmed', async () => {
    const { told, looks } = telling(null, 'Zq7-');
    const propose = proposeIntegrationUpdate(told, made, judge);
    await propose();
    await propose();
    expect(looks()).toBe(1);
  });

  it("is told where it begins as the provider's own, of which a customer below it tells", async () => {
    expect(await concern(telling('Zq8-', 'Zq6-', 'Zq7-').told)).toContain('as the key of 10000API_USER does');
    const { told } = telling(null, null, 'Zq7-');
    expect(await concern(told, { ...renewed, key: made.key })).toContain('as the key of 10000API_USER does');
  });

  it('is told as not checked where the list of changes or an account cannot be read', async () => {
    const failure = { kind: 'server-trouble', message: 'Said the service: 500.', requestId: null } as const;
    const notChecked = 'It could not be checked whether the key of another one begins with Zq7-, too.';
    const { told } = telling(null, 'Zq6-', 'Zq5-');
    const unread: AccountAdministration = { ...told, changes: async () => failed(failure) };
    expect(await concern(unread)).toBe(notChecked);
    expect(await concern({ ...told, inspect: async () => failed(failure) })).toBe(notChecked);
    expect(await concern({ ...told, changes: null })).toBeUndefined();
    const whole = telling(null, 'Zq7-', 'Zq5-');
    expect(
      await concern(
        { ...whole.told, changes: async () => failed(failure) },
        { ...renewed, integrationId: 'i-2', clientId: '10299API_USER', key: made.key },
      ),
    ).toMatch(/^The new key begins with Zq7-, as the key of 10233API_USER/);
  });
});

describe('the key that is replaced', () => {
  it("is told by how it begins for the provider's too, of which a customer below it tells", async () => {
    const { told } = telling(null, 'Zq6-', 'Zq5-');
    const provider = { integrationId: 'i-0', clientId: '10000API_USER', parentId: '', kind: 'corpayPartner' };
    const update = { ...provider, key: made.key };
    const { plan } = valueOf(await proposeIntegrationUpdate(told, update, { ...judge, everyday: false })());
    expect(plan.rows).toMatchObject([{ label: 'Key', before: 'begins with Zq5-' }]);
  });
});
