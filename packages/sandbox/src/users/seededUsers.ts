import type { FxPartner } from './fxPartner.ts';

/** A user who is there from the start. */
export type SeededUser = {
  readonly email: string;
  /** Fixed, so that partner stories can belong to this user. */
  readonly sub: string;
  readonly username: string;
  readonly fxPartner: FxPartner;
  /** What the account needs before its user is let in; without it, nothing. */
  readonly status?: 'UNCONFIRMED' | 'RESET_REQUIRED' | 'FORCE_CHANGE_PASSWORD';
  /** What a reader of the sandbox's page should know of this user. */
  readonly story: string;
};

/** The brand under which every seeded user registered. */
export const seededOrigin = 'steamchain';

/** The password of every seeded user. */
export const seededPassword = 'Sandbox-2026';

export const seededUsers: readonly SeededUser[] = [
  {
    email: 'corpay@sandbox.test',
    sub: '5f1d0c52-6a0b-4f6e-9b1c-0a6c1d8e4a01',
    username: 'corpay',
    fxPartner: 'corpay',
    story: 'customer of corpay: beneficiaries in several currencies, some past orders',
  },
  {
    email: 'admin@sandbox.test',
    sub: '5f1d0c52-6a0b-4f6e-9b1c-0a6c1d8e4a10',
    username: 'admin',
    fxPartner: 'corpay',
    story: 'role admin, corpay: accounts, roles and integrations under Debug',
  },
  {
    email: 'new@sandbox.test',
    sub: '5f1d0c52-6a0b-4f6e-9b1c-0a6c1d8e4a04',
    username: 'new',
    fxPartner: 'corpay',
    story: 'signed up, no settings yet: sees the setup dialog',
  },
  {
    email: 'empty@sandbox.test',
    sub: '5f1d0c52-6a0b-4f6e-9b1c-0a6c1d8e4a02',
    username: 'empty',
    fxPartner: 'corpay',
    story: 'corpay, with settings and nothing else',
  },
  {
    email: 'nopartner@sandbox.test',
    sub: '5f1d0c52-6a0b-4f6e-9b1c-0a6c1d8e4a03',
    username: 'nopartner',
    fxPartner: 'corpay',
    story: 'corpay, without an integration: the token call fails',
  },
  {
    email: 'unconfirmed@sandbox.test',
    sub: '5f1d0c52-6a0b-4f6e-9b1c-0a6c1d8e4a05',
    username: 'unconfirmed',
    fxPartner: 'corpay',
    status: 'UNCONFIRMED',
    story: 'never confirmed the code, which waits in the inbox',
  },
  {
    email: 'reset@sandbox.test',
    sub: '5f1d0c52-6a0b-4f6e-9b1c-0a6c1d8e4a06',
    username: 'reset',
    fxPartner: 'corpay',
    status: 'RESET_REQUIRED',
    story: 'must reset the password by code, which waits in the inbox',
  },
  {
    email: 'forced@sandbox.test',
    sub: '5f1d0c52-6a0b-4f6e-9b1c-0a6c1d8e4a07',
    username: 'forced',
    fxPartner: 'corpay',
    status: 'FORCE_CHANGE_PASSWORD',
    story: 'must choose a new password',
  },
  {
    email: 'busy@sandbox.test',
    sub: '5f1d0c52-6a0b-4f6e-9b1c-0a6c1d8e4a08',
    username: 'busy',
    fxPartner: 'corpay',
    story: 'corpay, 5,000 beneficiaries and 10,000 orders',
  },
  {
    email: 'ofx@sandbox.test',
    sub: '5f1d0c52-6a0b-4f6e-9b1c-0a6c1d8e4a09',
    username: 'ofx',
    fxPartner: 'ofx',
    story: 'customer of ofx: beneficiaries, some of one currency, and deals in every state',
  },
];
