import { toUserAttributes } from '../../users/toUserAttributes.ts';
import { succeededOutcome } from '../../wire/outcome.ts';
import { administratorOperation } from './administratorOperation.ts';

/** AdminGetUser: the attributes of a user, by sub or by e-mail. No user of this pool is ever disabled. */
export const adminGetUser = administratorOperation({}, async (user) =>
  succeededOutcome({
    Username: user.sub,
    UserAttributes: Object.entries(toUserAttributes(user)).map(([Name, Value]) => ({ Name, Value })),
    UserStatus: user.status,
    Enabled: true,
  }),
);
