import { describe, expect, it } from 'vitest';
import type { AdminAccount } from '../adminAccount.ts';
import type { AdministratorChange } from '../administratorChange.ts';
import { toCustomers } from '../customers/customer.ts';
import { formatChangesCsv } from './formatChangesCsv.ts';
import { emptyChangesFilter, findChangesOfAccount, filterChanges } from './filterChanges.ts';
import { addNamesToChanges } from './addNamesToChanges.ts';

const dana: AdminAccount = {
  accountId: 'a-1',
  email: 'Dana@harbor.test',
  userRoles: [],
  integrationId: 'I-1',
  origin: 'steamchain',
  details: { orgName: 'Harbor Lane Imports', phone: '503-555-0114' },
};
const robin: AdminAccount = {
  ...dana,
  accountId: 'a-2',
  email: 'robin@blank.test',
  integrationId: null,
  details: null,
};

const change = (target: string, more: Partial<AdministratorChange> = {}): AdministratorChange => ({
  at: '2026-11-22T12:00:00.000Z',
  by: 'admin@x.test',
  action: 'assign-role',
  target,
  before: { userRoles: [] },
  after: { userRoles: ['admin'] },
  requestId: null,
  ...more,
});
const ofDana = change('dana@harbor.test');
const ofRobin = change('robin@blank.test', { by: 'ines@x.test', at: '2026-11-23T00:00:00.000Z' });
const ofKey = change('i-1', {
  action: 'update-integration',
  before: null,
  after: { clientId: '10233API_USER' },
});
const written = (id: string) => ({ ...ofKey, target: id });
const given = change('lee@y.test', {
  before: { integrationId: null },
  after: { integrationId: 'i-1' },
});
const changes = [ofDana, ofRobin, ofKey, given];
const customers = toCustomers([dana, robin], []);

const found = (filter: Partial<typeof emptyChangesFilter>) =>
  filterChanges(changes, { ...emptyChangesFilter, ...filter }, customers);

describe('the changes of administrators', () => {
  it('are all there where nothing narrows them', () => {
    expect(found({})).toEqual(changes);
  });

  it('are found by whom they concern: e-mail, client id or integration, in any case', () => {
    expect(filterChanges(changes, { ...emptyChangesFilter, customer: 'ROBIN@' })).toEqual([ofRobin]);
    expect(filterChanges(changes, { ...emptyChangesFilter, customer: '10233' })).toEqual([ofKey, given]);
    expect(filterChanges(changes, { ...emptyChangesFilter, customer: 'i-1' })).toEqual([ofKey, given]);
    expect(filterChanges(changes, { ...emptyChangesFilter, customer: 'harbor lane' })).toEqual([]);
  });

  it('are found by all that finds a customer who is known, with those of their integration', () => {
    for (const customer of ['harbor lane', '5035550114', 'dana@harbor.test'])
      expect(found({ customer })).toEqual([ofDana, ofKey, given]);
    expect(found({ customer: 'a-2' })).toEqual([ofRobin]);
    expect(found({ customer: 'nobody' })).toEqual([]);
  });

  it('are found by a client id that an integration had then or has now, who got it too', () => {
    const renamed = change('i-1', {
      action: 'update-integration',
      before: { clientId: '10233API_USER' },
      after: { clientId: '10444API_USER' },
    });
    const all = [renamed, ofRobin, given, ofKey];
    for (const customer of ['10233API_USER', '10444'])
      expect(filterChanges(all, { ...emptyChangesFilter, customer })).toEqual([renamed, given, ofKey]);
    const integrations = [{ integrationId: 'i-1', clientId: '10555API_USER' }];
    expect(filterChanges([given], { ...emptyChangesFilter, customer: '10555' }, [], integrations)).toEqual([
      given,
    ]);
  });

  it('are found by the administrator who made them, in any case', () => {
    expect(found({ by: 'INES' })).toEqual([ofRobin]);
  });

  it('are found from a moment on, and before another one', () => {
    const midnight = Date.parse(ofRobin.at);
    expect(found({ from: midnight })).toEqual([ofRobin]);
    expect(found({ before: midnight })).toEqual([ofDana, ofKey, given]);
    expect(found({ from: midnight - 1, before: midnight + 1 })).toEqual([ofRobin]);
    expect(filterChanges([change('x', { at: 'once' })], { ...emptyChangesFilter, from: 0 })).toEqual([]);
    expect(filterChanges([change('x', { at: 'once' })], { ...emptyChangesFilter, before: midnight })).toEqual(
      [],
    );
  });

  it('of one account are its own and those of the integration that it has', () => {
    expect(findChangesOfAccount({ ...dana, integrationId: 'i-1' }, changes)).toEqual([ofDana, ofKey]);
    expect(findChangesOfAccount(robin, changes)).toEqual([ofRobin]);
  });

  it('of an integration are only those made while the account had it', () => {
    const moved = change('dana@harbor.test', {
      action: 'assign-integration',
      before: { integrationId: 'i-1' },
      after: { integrationId: 'i-3' },
    });
    const first = change('a-1', {
      action: 'assign-integration',
      before: { integrationId: null },
      after: { integrationId: 'i-1' },
    });
    const [ofNew, ofOld, made, foreign] = [written('i-3'), written('i-1'), written('i-3'), written('i-1')];
    const told = [ofNew, written('i-1'), moved, ofOld, made, first, foreign, ofDana];
    const now = { ...dana, integrationId: 'i-3' };
    expect(findChangesOfAccount(now, told)).toEqual([ofNew, moved, ofOld, first, ofDana]);
    expect(
      filterChanges(told, { ...emptyChangesFilter, customer: 'harbor lane' }, toCustomers([now, robin], [])),
    ).toEqual([ofNew, moved, ofOld, first, ofDana]);
  });

  it('name the account by its e-mail and an integration by its client id, beside its id, with who has it now', () => {
    const integrations = [{ integrationId: 'i-2', clientId: '10301API_USER' }];
    const known = { customers: toCustomers([{ ...dana, integrationId: 'i-1' }, robin], []), integrations };
    const moved = change('a-2', {
      by: 'a-1',
      before: { integrationId: 'i-2' },
      after: { integrationId: 'gone' },
    });
    expect(addNamesToChanges([moved, ofKey], known)).toMatchObject([
      {
        by: 'Dana@harbor.test',
        of: 'robin@blank.test',
        before: 'integrationId: i-2 (10301API_USER)',
        after: 'integrationId: gone',
        customers: ['robin@blank.test'],
        clientIds: { 'i-2': '10301API_USER' },
      },
      {
        by: 'admin@x.test',
        of: 'i-1 (10233API_USER, Dana@harbor.test)',
        before: 'none',
        after: 'clientId: 10233API_USER',
        customers: ['Dana@harbor.test'],
        clientIds: { 'i-1': '10233API_USER' },
      },
    ]);
  });

  it('name an integration as it was called then, with what it is called now where that is another one', () => {
    const renamed = change('i-1', {
      action: 'update-integration',
      before: { clientId: '10233API_USER' },
      after: { clientId: '10444API_USER' },
    });
    const gave = {
      action: 'assign-integration',
      before: { integrationId: null },
      after: { integrationId: 'i-1' },
    };
    const [later, earlier] = [change('dana@harbor.test', gave), change('dana@harbor.test', gave)];
    const known = {
      customers: [],
      integrations: [{ integrationId: 'i-1', clientId: '10444API_USER' }],
      history: [later, renamed, earlier, ofKey],
    };
    const named = addNamesToChanges([later, renamed, earlier, ofKey], known);
    expect(named.map(({ of, after }) => [of, after])).toEqual([
      ['dana@harbor.test', 'integrationId: i-1 (10444API_USER)'],
      ['i-1 (10444API_USER)', 'clientId: 10444API_USER'],
      ['dana@harbor.test', 'integrationId: i-1 (10233API_USER then, 10444API_USER now)'],
      ['i-1 (10233API_USER then, 10444API_USER now)', 'clientId: 10233API_USER'],
    ]);
    // Of a part of the list all of it is known.
    const [part] = addNamesToChanges([earlier], known);
    expect(part).toMatchObject({
      clientIds: { 'i-1': '10444API_USER' },
      clientIdsThen: { 'i-1': '10233API_USER' },
    });
    expect(formatChangesCsv(named).split('\r\n')[3]).toMatch(/,"?10233API_USER then, 10444API_USER now"?$/);
  });

  it('keep the ids that nobody can name', () => {
    const known = { customers: [], integrations: [] };
    expect(addNamesToChanges([change('i-9', { by: 'a-9' }), ofDana], known)).toMatchObject([
      { by: 'a-9', of: 'i-9', customers: [], clientIds: {} },
      { by: 'admin@x.test', of: 'dana@harbor.test', customers: ['dana@harbor.test'] },
    ]);
  });

  it('stand in a file with what stood there and what did afterwards', () => {
    const known = { customers: toCustomers([{ ...dana, integrationId: 'i-1' }], []), integrations: [] };
    const listed = [{ ...ofRobin, requestId: 'r-1', target: '=x' }, ofKey];
    expect(formatChangesCsv(addNamesToChanges(listed, known))).toBe(
      [
        'When,Administrator,Change,Of,Before,After,Request,Customer,Client id',
        `2026-11-23T00:00:00.000Z,ines@x.test,assign-role,'=x,userRoles: none,userRoles: admin,r-1,,`,
        '2026-11-22T12:00:00.000Z,admin@x.test,update-integration,i-1,none,clientId: 10233API_USER,,Dana@harbor.test,10233API_USER',
        '',
      ].join('\r\n'),
    );
  });
});
