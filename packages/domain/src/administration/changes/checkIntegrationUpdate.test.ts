import { describe, expect, it } from 'vitest';
import { checkIntegrationUpdate } from './checkIntegrationUpdate.ts';

const provider = {
  integrationId: 'i-0',
  clientId: '10000API_USER',
  parentId: '',
  kind: 'corpayPartner',
};
const dana = {
  integrationId: 'i-1',
  clientId: '10233API_USER',
  parentId: '10000API_USER',
  kind: 'corpayClient',
};
const known = [provider, dana];
const newClient = { ...dana, integrationId: '', clientId: '10888API_USER' };

const judge = (wanted: typeof dana, everyday = false, there = known) =>
  checkIntegrationUpdate(wanted, there, { providerParentCode: '10000API_USER', everyday });
const why = (...given: Parameters<typeof judge>): string | null => {
  const judged = judge(...given);
  return judged.ok ? null : judged.failure.message;
};

describe("the provider's record", () => {
  it('never becomes that of a customer: an integration keeps its kind', () => {
    expect(why({ ...newClient, integrationId: 'i-0' })).toBe(
      'The integration of 10000API_USER is of the kind corpayPartner, and an integration keeps its kind.',
    );
    expect(why({ ...dana, kind: 'testingCorpayPartner' })).toMatch(/keeps its kind/);
  });

  it.each([
    ['by its integration id', { ...newClient, integrationId: 'i-0' }],
    ['by its client id', { ...newClient, clientId: '10000API_USER' }],
    ['by its kind', { ...newClient, kind: 'testingCorpayPartner', parentId: '' }],
    ['as its first entry', { ...provider, integrationId: '' }],
  ])('is not written in the everyday form, %s (ADMIN-5, ADMIN-6)', (_how, wanted) => {
    expect(why(wanted, true)).toMatch(
      /is the provider above the customers, not a customer\. Its record is written under 'Write any integration' only\./,
    );
  });

  it('gets another key in the form for any integration (ADMIN-14)', () => {
    expect(judge(provider)).toEqual({ ok: true, value: { stored: provider, isProviders: true } });
  });

  it.each(['', '10000API_USER'])('is entered first with %j above it', (parentId) => {
    expect(judge({ ...provider, integrationId: '', parentId }, false, [])).toEqual({
      ok: true,
      value: { stored: null, isProviders: true },
    });
  });

  it('gives its client id to no customer, also where it is not entered yet', () => {
    for (const there of [known, []])
      expect(why({ ...newClient, clientId: '10000API_USER' }, false, there)).toMatch(
        /^10000API_USER is the client id of the provider\./,
      );
    const testing = { ...provider, integrationId: 'i-9', clientId: '10009API_USER' };
    expect(why({ ...newClient, clientId: '10009API_USER' }, false, [...known, testing])).toMatch(
      /is the client id of the provider/,
    );
  });

  it('keeps its client id while integrations are below it', () => {
    const renamed = { ...provider, clientId: '10888API_USER' };
    expect(why(renamed)).toBe(
      '10000API_USER keeps its client id: 1 integration below it would lose their parent.',
    );
    expect(judge(renamed, false, [provider]).ok).toBe(true);
  });
});

describe('an integration of a customer', () => {
  it('is made and changed below the provider, in the everyday form too', () => {
    expect(judge(newClient, true)).toEqual({ ok: true, value: { stored: null, isProviders: false } });
    expect(judge({ ...dana, clientId: '10234API_USER' }, true)).toEqual({
      ok: true,
      value: { stored: dana, isProviders: false },
    });
  });

  it.each(['', '10009API_USER', '10233API_USER', '10888API_USER'])(
    'has no parent that is not a provider that is there: %j',
    (parentId) => {
      expect(why({ ...newClient, parentId })).toMatch(/parent/);
    },
  );

  it('of another provider needs no parent here, and has none that is not there', () => {
    const other = { ...newClient, clientId: 'acme', kind: 'facilitapayClient' };
    expect(why({ ...other, parentId: '' })).toBeNull();
    expect(why({ ...other, parentId: '10233API_USER' })).toBeNull();
    expect(why({ ...other, parentId: 'nobody' })).toMatch(
      /no integration of a provider with the client id nobody/,
    );
  });

  it('is never below itself, though it is a provider by what stands there', () => {
    const odd = { ...dana, clientId: '10500API_USER', kind: 'facilitapayClient' };
    expect(why({ ...odd, clientId: 'acme', parentId: '10500API_USER' }, false, [provider, odd])).toMatch(
      /can be no parent/,
    );
  });

  it('of a client id that has one already is not made a second time, and the first is named', () => {
    const judged = judge({ ...dana, integrationId: '' });
    expect(judged).toMatchObject({
      ok: false,
      failure: { message: '10233API_USER has an integration already: i-1.', existing: dana },
    });
    for (const kind of ['facilitapayClient', 'corpayPartner'])
      expect(judge({ ...dana, integrationId: '', kind })).toEqual({
        ok: false,
        failure: expect.objectContaining({ message: '10233API_USER has an integration already: i-1.' }),
      });
  });

  it('that is not there is not changed', () => {
    expect(judge({ ...dana, integrationId: 'i-9' })).toMatchObject({
      ok: false,
      failure: { kind: 'not-found', message: 'There is no integration i-9.' },
    });
  });
});
