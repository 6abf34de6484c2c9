import { describe, expect, it } from 'vitest';
import { failed, succeeded } from '../../result/result.ts';
import type { AdministrationFailure } from '../accountAdministration.ts';
import type { AdminAccount } from '../adminAccount.ts';
import { toCustomers, customerOfInspectedAccount } from './customer.ts';
import { formatCustomersCsv } from './formatCustomersCsv.ts';
import {
  emptyCustomerFilter,
  listCustomerFilterChoices,
  filterCustomers,
  isCustomerSearchComplete,
} from './filterCustomers.ts';
import { readCustomers } from './readCustomers.ts';
import { defaultCustomerSortOrder, sortCustomers } from './sortCustomers.ts';

const account = (email: string, more: Partial<AdminAccount> = {}): AdminAccount => ({
  accountId: `a-${email}`,
  email,
  userRoles: [],
  integrationId: null,
  origin: 'steamchain',
  details: null,
  ...more,
});

const harbor = account('dana@x.test', {
  integrationId: 'i-1',
  details: { orgName: 'Hårbor Lane Imports', phone: '503-555-0114', fxPartner: 'corpay' },
});
const juniper = account('ines@x.test', {
  userRoles: ['admin'],
  integrationId: 'i-9',
  details: { orgName: 'Juniper Row', phone: 5035550121, fxPartner: 'ofx' },
});
const silent = account('lee@y.test', { details: { orgName: { odd: true }, phone: ' ', fxPartner: '' } });
const integrations = [
  { integrationId: 'i-1', clientId: '10233API_USER', parentId: 'p', kind: 'corpayClient' },
];
const customers = toCustomers([silent, juniper, harbor], integrations);

const found = (filter: Partial<typeof emptyCustomerFilter>): readonly string[] =>
  filterCustomers(customers, { ...emptyCustomerFilter, ...filter }).map((each) => each.account.email);

const inOrder = (order: Parameters<typeof sortCustomers>[1]): readonly string[] =>
  sortCustomers(customers, order).map((each) => each.account.email);

describe('a customer', () => {
  it('is an account with its organization, telephone, partner and client id, as far as the service tells them', () => {
    expect(toCustomers([harbor, juniper, silent], integrations)).toEqual([
      {
        account: harbor,
        organization: 'Hårbor Lane Imports',
        telephone: '503-555-0114',
        partner: 'corpay',
        clientId: '10233API_USER',
      },
      {
        account: juniper,
        organization: 'Juniper Row',
        telephone: '5035550121',
        partner: 'ofx',
        clientId: null,
      },
      { account: silent, organization: '', telephone: '', partner: '', clientId: null },
    ]);
    expect(toCustomers([account('b@x.test')], [])).toMatchObject([{ organization: '', clientId: null }]);
  });

  it('that is inspected has the client id of the integration that it came with (ADMIN-22)', () => {
    expect(customerOfInspectedAccount({ account: juniper, integration: { clientId: 'c-9' } }).clientId).toBe(
      'c-9',
    );
    expect(customerOfInspectedAccount({ account: silent, integration: null }).clientId).toBeNull();
  });

  it.each([
    ['a part of the e-mail, in any case', 'DANA@', ['dana@x.test']],
    ['a part of the organization, without its accents', 'harbor', ['dana@x.test']],
    ['words in any order and place', 'imports dana', ['dana@x.test']],
    ['the client id', '10233', ['dana@x.test']],
    ['the id of the account', 'a-lee@y', ['lee@y.test']],
    ['the telephone as it was written', '503-555-0114', ['dana@x.test']],
    ['the telephone without its dashes', '503 555 0114', ['dana@x.test']],
    ['the telephone with its country', '+1 (503) 555-0114', ['dana@x.test']],
    ['the end of the telephone', '0114', ['dana@x.test']],
    ['a telephone that another one holds', '5550', ['ines@x.test', 'dana@x.test']],
    ['nothing of it', 'nobody', []],
    ['half a word in two texts', 'testh', []],
    ['figures beside words that are not there', 'call 0114', []],
    ['two figures of a number that is written apart', '3/5', []],
    ['blanks', '  ', ['lee@y.test', 'ines@x.test', 'dana@x.test']],
  ])('is found by %s', (_what, search, emails) => {
    expect(found({ search })).toEqual(emails);
  });

  it('with a short number is not taken for whoever dials more than it', () => {
    const short = toCustomers([account('s@x.test', { details: { phone: '0114' } })], []);
    expect(filterCustomers(short, { ...emptyCustomerFilter, search: '503 555 0114' })).toEqual([]);
    const whole = toCustomers([account('s@x.test', { details: { phone: '555 0114' } })], []);
    expect(filterCustomers(whole, { ...emptyCustomerFilter, search: '(503) 555.0114' })).toHaveLength(1);
  });

  it('is narrowed by role, by partner and by what has no integration', () => {
    expect(found({ role: 'Admin' })).toEqual(['ines@x.test']);
    expect(found({ partner: 'CORPAY' })).toEqual(['dana@x.test']);
    expect(found({ withoutIntegration: true })).toEqual(['lee@y.test']);
    expect(found({ withoutIntegration: true, search: 'dana' })).toEqual([]);
    expect(listCustomerFilterChoices(customers)).toEqual({ roles: ['admin'], partners: ['corpay', 'ofx'] });
  });

  it('stands by e-mail, or by another column, where those without anything stand last', () => {
    expect(inOrder(defaultCustomerSortOrder)).toEqual(['dana@x.test', 'ines@x.test', 'lee@y.test']);
    expect(inOrder({ by: 'organization', descending: true })).toEqual([
      'ines@x.test',
      'dana@x.test',
      'lee@y.test',
    ]);
    expect(inOrder({ by: 'clientId', descending: false })[0]).toBe('dana@x.test');
    expect(inOrder({ by: 'partner', descending: true })[0]).toBe('ines@x.test');
  });

  it('stands in a file with all that was listed of it, and nothing that a spreadsheet would compute', () => {
    const [head, ...rows] = formatCustomersCsv(
      toCustomers(
        [
          account('=1@x.test', {
            userRoles: ['admin', 'auditor'],
            integrationId: 'i-1',
            details: harbor.details,
          }),
          silent,
        ],
        integrations,
      ),
    ).split('\r\n');
    expect(head).toBe('E-mail,Organization,Telephone,Partner,Client id,Roles,Origin,Integration,Account');
    expect(rows).toEqual([
      "'=1@x.test,Hårbor Lane Imports,503-555-0114,corpay,10233API_USER,admin; auditor,steamchain,i-1,a-=1@x.test",
      'lee@y.test,,,,,,steamchain,,a-lee@y.test',
      '',
    ]);
  });
});

describe('what the service found by e-mail (S-76)', () => {
  it.each([
    ['', 'anything'],
    [' ', ''],
    ['dana@', 'dana@x'],
    ['DANA', ' dana@x.test '],
  ])('for %j is all that %j may mean', (asked, typed) => {
    expect(isCustomerSearchComplete(asked, typed)).toBe(true);
  });

  it.each([
    ['dana', ''],
    ['dana', 'dana'],
    ['dana@', 'lee@'],
    ['dana', 'harbor'],
    ['dana@x', 'dana@'],
  ])('for %j is not all that %j may mean', (asked, typed) => {
    expect(isCustomerSearchComplete(asked, typed)).toBe(false);
  });
});

describe('reading customers', () => {
  const failure: AdministrationFailure = { kind: 'no-answer', message: 'No answer.', requestId: null };
  const asked: string[] = [];
  const accounts = async (search: string) => {
    asked.push(search);
    return succeeded([harbor]);
  };

  it('asks for accounts and integrations, and joins them', async () => {
    const service = { accounts, integrations: async () => succeeded(integrations) };
    expect(await readCustomers(service, 'dana')).toEqual(
      succeeded({ customers: toCustomers([harbor], integrations), integrations, withoutClientIds: null }),
    );
    expect(asked).toEqual(['dana']);
  });

  it('goes on without client ids where there is no answer to the integrations, and says why', async () => {
    const service = { accounts, integrations: async () => failed(failure) };
    expect(await readCustomers(service, '')).toEqual(
      succeeded({ customers: toCustomers([harbor], []), integrations: [], withoutClientIds: failure }),
    );
  });

  it('fails where there is no answer to the accounts', async () => {
    const service = {
      accounts: async () => failed(failure),
      integrations: async () => succeeded(integrations),
    };
    expect(await readCustomers(service, '')).toEqual(failed(failure));
  });
});
