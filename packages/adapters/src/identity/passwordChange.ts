/** What only a change of the password needs of the library: a module of its own, so that no other call fetches it. */
export { updatePassword } from 'aws-amplify/auth';
