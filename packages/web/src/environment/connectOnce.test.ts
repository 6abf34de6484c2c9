import type { UserServices } from '@fx-gateway/adapters/browser';
import { describe, expect, it } from 'vitest';
import { connectOnce } from './connectOnce.ts';

const unused = (): never => {
  throw new Error('Not called here.');
};

const services: UserServices = {
  identity: { signIn: unused, currentUser: unused, signOut: unused, hasSession: unused },
  registration: { register: unused, confirm: unused, resendCode: unused, autoSignIn: unused },
  passwords: { requestCode: unused, reset: unused, answerForcedChange: unused, change: unused },
  account: { load: unused, save: unused },
  administration: unused,
  rates: { latest: unused },
  dailyRates: unused,
  connectPartner: unused,
};

describe('the connection to the services', () => {
  it('is made when first asked for, and once', async () => {
    let made = 0;
    const connection = connectOnce(async () => {
      made += 1;
      return services;
    });
    expect(made).toBe(0);
    const answers = await Promise.all([connection.services(), connection.services()]);
    expect(answers).toEqual([services, services]);
    expect(made).toBe(1);
  });

  it('is tried again after it could not be made', async () => {
    let made = 0;
    const connection = connectOnce(async () => {
      made += 1;
      if (made === 1) throw new Error('chunk did not load');
      return services;
    });
    await expect(connection.services()).rejects.toThrow('chunk did not load');
    await expect(connection.services()).resolves.toBe(services);
  });
});
