/** Keeps the scope of the signed-in user; that of another user is stopped first. */
export class CurrentUserStores<S extends { stop(): void }> {
  readonly #create: (sub: string) => S;
  #open: { readonly sub: string; readonly scope: S } | null = null;

  constructor(create: (sub: string) => S) {
    this.#create = create;
  }

  of(sub: string): S {
    if (this.#open?.sub === sub) return this.#open.scope;
    this.close();
    const scope = this.#create(sub);
    this.#open = { sub, scope };
    return scope;
  }

  /** At sign-out: forgets the token and everything that was loaded. */
  close(): void {
    this.#open?.scope.stop();
    this.#open = null;
  }
}
