/** What only a registration needs of the library: a module of its own, so that no other call fetches it. */
export { autoSignIn, confirmSignUp, resendSignUpCode, signUp } from 'aws-amplify/auth';
