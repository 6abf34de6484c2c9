import { authorizationFailureMessage } from '@fx-gateway/domain/ofx/authorization/authorizationMessages.ts';
import type { AuthorizationFailure } from '@fx-gateway/domain/ofx/authorization/authorizationState.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';

/** The customer went to the partner and came back without an authorization: exit 4, in the words of the page. */
export const makeNotAuthorizedFailure = (why: AuthorizationFailure, requestId: string | null = null) =>
  failed(
    commandFailure(exitCodes.signIn, 'not-authorized', authorizationFailureMessage(why), {
      hint: 'Try again with: fxg partner authorize',
      requestId,
    }),
  );
