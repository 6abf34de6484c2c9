import { z } from 'zod';
import type { IdentityContext } from '../identityContext.ts';
import { refusalOutcome, type Outcome } from '../../wire/outcome.ts';
import { identityPool } from '../../../users/identityPool.ts';
import { findUser, type User } from '../../users/users.ts';
import { operation, type Operation } from '../operation.ts';
import { usernameText, wireText } from '../../wire/wireText.ts';

/** An administrator's operation upon one user of the user pool, with what else it needs. */
export const administratorOver = <Extra extends z.ZodRawShape>(
  extra: Extra,
  run: (user: User, context: IdentityContext, input: z.output<z.ZodObject<Extra>>) => Promise<Outcome>,
): Operation => {
  const target = z.object({ UserPoolId: wireText(64), Username: usernameText });
  const more = z.object(extra);
  return operation(z.intersection(target, more), async (input, context) => {
    const { UserPoolId, Username } = input;
    if (UserPoolId !== identityPool.userPoolId) {
      return refusalOutcome('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`);
    }
    const user = await findUser(context, Username);
    if (!user) return refusalOutcome('UserNotFoundException', 'User does not exist.');
    return await run(user, context, input);
  });
};
