/** A program cannot start for a reason that a user can mend; the message is one sentence that says which. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
