import type { AmplifyContext } from 'aws-amplify';
import { signIn } from 'aws-amplify/auth';

/**
 * Proves the password to the service without sending it, and gives the step that the service asks for next.
 * A module of its own because its arithmetic is a third of the library, and who is signed in does not need it.
 */
export const signInWithPassword = async (
  context: AmplifyContext,
  email: string,
  password: string,
): Promise<string> => {
  const { nextStep } = await signIn(context, { username: email, password });
  return nextStep.signInStep;
};
