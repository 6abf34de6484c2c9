import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { makeRegistrationAttributes } from '@fx-gateway/domain/identity/registration.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { identityService, refusal } from '../../test/identityService.ts';
import { connectRegistrationService } from './connectRegistrationService.ts';

let close: (() => Promise<void>) | undefined;

afterEach(() => close?.());

const serve = async (replies: Parameters<typeof identityService>[0], timeLimit?: number) => {
  const service = await identityService(replies, timeLimit === undefined ? {} : { timeLimit });
  close = service.close;
  return { ...service, registration: connectRegistrationService(service.caller) };
};

const attributes = makeRegistrationAttributes(
  {
    username: '',
    email: 'ada@example.test',
    password: 'Sandbox-2026',
    password_confirm: 'Sandbox-2026',
    terms: true,
    fxPartner: 'ofx',
  },
  'afs',
);

const refused = (name: string) => ({ ok: false, failure: { name, message: 'Words of the service.' } });

describe('a registration', () => {
  it('sends the e-mail as the name, the password and the attributes, and nothing else', async () => {
    const { registration, bodies } = await serve({
      SignUp: { body: { UserConfirmed: false, UserSub: 's' } },
    });
    expect(await registration.register('Sandbox-2026', attributes)).toEqual({
      ok: true,
      value: 'CONFIRM_SIGN_UP',
    });
    expect(bodies('SignUp')).toEqual([
      {
        Username: 'ada@example.test',
        Password: 'Sandbox-2026',
        UserAttributes: [
          { Name: 'email', Value: 'ada@example.test' },
          { Name: 'preferred_username', Value: 'ada' },
          { Name: 'custom:fxpartner', Value: 'ofx' },
          { Name: 'custom:so', Value: 'afs' },
        ],
        ClientId: 'client',
      },
    ]);
  });

  it('that the service confirms at once is done', async () => {
    const { registration } = await serve({ SignUp: { body: { UserConfirmed: true, UserSub: 's' } } });
    expect(await registration.register('Sandbox-2026', attributes)).toEqual({ ok: true, value: 'DONE' });
  });

  it('is confirmed with the mailed code, which can be mailed again', async () => {
    const { registration, bodies } = await serve({
      ConfirmSignUp: { body: {} },
      ResendConfirmationCode: { body: { CodeDeliveryDetails: { DeliveryMedium: 'EMAIL' } } },
    });
    expect(await registration.resendCode('ada@example.test')).toEqual({ ok: true, value: undefined });
    expect(await registration.confirm('ada@example.test', '123456')).toEqual({ ok: true, value: 'DONE' });
    expect(bodies('ConfirmSignUp')).toEqual([
      { Username: 'ada@example.test', ConfirmationCode: '123456', ClientId: 'client' },
    ]);
    expect(bodies('ResendConfirmationCode')).toEqual([{ Username: 'ada@example.test', ClientId: 'client' }]);
  });

  it('is refused in the words of the service', async () => {
    const { registration } = await serve({
      SignUp: refusal('UsernameExistsException'),
      ConfirmSignUp: refusal('ExpiredCodeException'),
      ResendConfirmationCode: refusal('InvalidParameterException'),
    });
    expect(await registration.register('Sandbox-2026', attributes)).toEqual(
      refused('UsernameExistsException'),
    );
    expect(await registration.confirm('ada@example.test', '1')).toEqual(refused('ExpiredCodeException'));
    expect(await registration.resendCode('ada@example.test')).toEqual(refused('InvalidParameterException'));
  });

  it('that nothing answers is put in our words', async () => {
    const { registration } = await serve({}, 300);
    expect(await registration.register('Sandbox-2026', attributes)).toEqual({
      ok: false,
      failure: { name: 'no-answer', message: identityMessages.noAnswer },
    });
  });

  it('never signs in by itself when nobody asked for it', async () => {
    const { registration, operations } = await serve({
      SignUp: { body: { UserConfirmed: false, UserSub: 's' } },
      ConfirmSignUp: { body: {} },
    });
    await registration.register('Sandbox-2026', attributes);
    await registration.confirm('ada@example.test', '123456');
    expect(await registration.autoSignIn()).toMatchObject({
      ok: false,
      failure: { name: 'AutoSignInException' },
    });
    expect(operations()).toEqual(['SignUp', 'ConfirmSignUp']);
  });

  it('without an e-mail or a code is not sent', async () => {
    const { registration, operations } = await serve({});
    expect((await registration.confirm('ada@example.test', '')).ok).toBe(false);
    expect((await registration.resendCode('')).ok).toBe(false);
    expect(operations()).toEqual([]);
  });
});
