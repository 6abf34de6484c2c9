/** What only a forced new password needs of the library: a module of its own, so that no other call fetches it. */
export { confirmSignIn } from 'aws-amplify/auth';
