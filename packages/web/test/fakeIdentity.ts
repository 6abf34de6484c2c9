import type { SessionService } from '@fx-gateway/domain/identity/sessionService.ts';
import type { PasswordService } from '@fx-gateway/domain/identity/passwords.ts';
import type { RegistrationService } from '@fx-gateway/domain/identity/registration.ts';
import type { User } from '@fx-gateway/domain/identity/user.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { IdentityServices } from '../src/identity/identityServices.ts';
import { IdentityStore } from '../src/identity/IdentityStore.ts';

/** A customer for tests. */
export const fakeUser: User = {
  email: 'corpay@sandbox.test',
  verified: true,
  sub: 'sub-1',
  preferred_username: 'Harbour',
  jwtToken: 'id-token',
  fxPartner: 'corpay',
  origin: 'steamchain',
};

type Parts = {
  readonly identity?: Partial<SessionService>;
  readonly registration?: Partial<RegistrationService>;
  readonly passwords?: Partial<PasswordService>;
  readonly user?: User | null;
  readonly hint?: boolean;
  readonly connect?: () => Promise<IdentityServices>;
  readonly broadcastSignOut?: () => void;
  readonly idleTooLong?: boolean;
};

/** An identity service for tests, in which everything succeeds until a part says otherwise, and a store upon it. */
export const fakeIdentity = ({
  user = fakeUser,
  hint = true,
  connect,
  broadcastSignOut,
  idleTooLong = false,
  ...parts
}: Parts = {}) => {
  const calls: string[] = [];
  const note = <T>(call: string, value: T) => {
    calls.push(call);
    return succeeded(value);
  };
  const services: IdentityServices = {
    identity: {
      signIn: async (email, password) => note(`signIn ${email} ${password}`, 'DONE'),
      currentUser: async () => note('currentUser', user),
      signOut: async (options) =>
        note(options?.everywhere === true ? 'signOut everywhere' : 'signOut', undefined),
      hasSession: async () => true,
      ...parts.identity,
    },
    registration: {
      register: async (_password, attributes) =>
        note(`register ${JSON.stringify(attributes)}`, 'CONFIRM_SIGN_UP'),
      confirm: async (email, code) => note(`confirm ${email} ${code}`, 'DONE'),
      resendCode: async (email) => note(`resendCode ${email}`, undefined),
      autoSignIn: async () => note('autoSignIn', 'DONE'),
      ...parts.registration,
    },
    passwords: {
      requestCode: async (email) => note(`requestCode ${email}`, undefined),
      reset: async (email, code, password) => note(`reset ${email} ${code} ${password}`, undefined),
      answerForcedChange: async (password) => note(`answerForcedChange ${password}`, 'DONE'),
      change: async (old, password) => note(`change ${old} ${password}`, undefined),
      ...parts.passwords,
    },
  };
  const store = new IdentityStore({
    connect:
      connect ??
      (async () => {
        calls.push('connect');
        return services;
      }),
    mayBeSignedIn: () => hint,
    idleTooLong: () => idleTooLong,
    reload: () => calls.push('reload'),
    forgetClient: () => calls.push('forgetClient'),
    broadcastSignOut: broadcastSignOut ?? (() => undefined),
    sessionLost: () => calls.push('sessionLost'),
    sessionOrigin: () => 'steamchain',
  });
  return { store, calls };
};
