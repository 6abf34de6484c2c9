import { describe, expect, it } from 'vitest';
import type { AdminAccount } from '../adminAccount.ts';
import type { AdministratorChange } from '../administratorChange.ts';
import { customersOf } from '../customers/customer.ts';
import { changesCsv } from './changesCsv.ts';
import { allChanges, changesOf, filterChanges } from './filterChanges.ts';

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
const given = change('lee@y.test', {
  before: { integrationId: null },
  after: { integrationId: 'i-1' },
});
const changes = [ofDana, ofRobin, ofKey, given];
const customers = customersOf([dana, robin], []);

const found = (filter: Partial<typeof allChanges>) =>
  filterChanges(changes, { ...allChanges, ...filter }, customers);

describe('the changes of administrators', () => {
  it('are all there where nothing narrows them', () => {
    expect(found({})).toEqual(changes);
  });

  it('are found by whom they concern: e-mail, client id or integration, in any case', () => {
    expect(filterChanges(changes, { ...allChanges, customer: 'ROBIN@' })).toEqual([ofRobin]);
    expect(filterChanges(changes, { ...allChanges, customer: '10233' })).toEqual([ofKey]);
    expect(filterChanges(changes, { ...allChanges, customer: 'i-1' })).toEqual([ofKey, given]);
    expect(filterChanges(changes, { ...allChanges, customer: 'harbor lane' })).toEqual([]);
  });

  it('are found by all that finds a customer who is known, with those of their integration', () => {
    for (const customer of ['harbor lane', '5035550114', 'dana@harbor.test'])
      expect(found({ customer })).toEqual([ofDana, ofKey, given]);
    expect(found({ customer: 'a-2' })).toEqual([ofRobin]);
    expect(found({ customer: 'nobody' })).toEqual([]);
  });

  it('are found by the administrator who made them, in any case', () => {
    expect(found({ by: 'INES' })).toEqual([ofRobin]);
  });

  it('are found from a moment on, and before another one', () => {
    const midnight = Date.parse(ofRobin.at);
    expect(found({ from: midnight })).toEqual([ofRobin]);
    expect(found({ before: midnight })).toEqual([ofDana, ofKey, given]);
    expect(found({ from: midnight - 1, before: midnight + 1 })).toEqual([ofRobin]);
    expect(filterChanges([change('x', { at: 'once' })], { ...allChanges, from: 0 })).toEqual([]);
    expect(filterChanges([change('x', { at: 'once' })], { ...allChanges, before: midnight })).toEqual([]);
  });

  it('of one account are its own and those of the integration that it has', () => {
    expect(changesOf({ ...dana, integrationId: 'i-1' }, changes)).toEqual([ofDana, ofKey]);
    expect(changesOf(robin, changes)).toEqual([ofRobin]);
  });

  it('stand in a file with what stood there and what did afterwards', () => {
    expect(changesCsv([{ ...ofRobin, requestId: 'r-1', target: '=x' }, ofDana])).toBe(
      [
        'When,Administrator,Change,Of,Before,After,Request',
        `2026-11-23T00:00:00.000Z,ines@x.test,assign-role,'=x,userRoles: none,userRoles: admin,r-1`,
        '2026-11-22T12:00:00.000Z,admin@x.test,assign-role,dana@harbor.test,userRoles: none,userRoles: admin,',
        '',
      ].join('\r\n'),
    );
  });
});
