import { z } from 'zod';
import type { IdentityContext } from '../identityContext.ts';
import { refusedOutcome, type Outcome } from '../../wire/outcome.ts';
import { identityPool } from '../../../users/identityPool.ts';
import { findUser, type User } from '../../users/users.ts';
import { makeIdentityOperation, type Operation } from '../makeIdentityOperation.ts';
import { usernameSchema, textSchemaUpTo } from '../../wire/textSchemaUpTo.ts';

/** An administrator's operation upon one user of the user pool, with what else it needs. */
export const administratorOperation = <Extra extends z.ZodRawShape>(
  extra: Extra,
  run: (user: User, context: IdentityContext, input: z.output<z.ZodObject<Extra>>) => Promise<Outcome>,
): Operation => {
  const target = z.object({ UserPoolId: textSchemaUpTo(64), Username: usernameSchema });
  const more = z.object(extra);
  return makeIdentityOperation(z.intersection(target, more), async (input, context) => {
    const { UserPoolId, Username } = input;
    if (UserPoolId !== identityPool.userPoolId) {
      return refusedOutcome('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`);
    }
    const user = await findUser(context, Username);
    if (!user) return refusedOutcome('UserNotFoundException', 'User does not exist.');
    return await run(user, context, input);
  });
};
