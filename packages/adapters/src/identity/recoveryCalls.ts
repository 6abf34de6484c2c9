/** What only a forgotten password needs of the library: a module of its own, so that no other call fetches it. */
export { confirmResetPassword, resetPassword } from 'aws-amplify/auth';
