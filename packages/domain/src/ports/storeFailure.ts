/**
 * What is kept on this machine could not be read or changed, for a reason that the user can mend: nothing was done, and
 * the message says which file it is.
 */
export class StoreFailure extends Error {
  override readonly name: string = 'StoreFailure';
}
