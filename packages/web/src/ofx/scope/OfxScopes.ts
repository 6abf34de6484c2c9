import { OfxScope, type OfxScopeDependencies } from './OfxScope.ts';

/** Keeps the scope of the signed-in user; that of another user is closed first. */
export class OfxScopes {
  readonly #dependenciesOf: (sub: string) => OfxScopeDependencies;
  #open: { readonly sub: string; readonly scope: OfxScope } | null = null;

  constructor(dependenciesOf: (sub: string) => OfxScopeDependencies) {
    this.#dependenciesOf = dependenciesOf;
  }

  of(sub: string): OfxScope {
    if (this.#open?.sub !== sub) {
      this.close();
      this.#open = { sub, scope: new OfxScope(this.#dependenciesOf(sub), sub) };
    }
    return this.#open.scope;
  }

  /** At sign-out: forgets the token and everything that was loaded. */
  close(): void {
    this.#open?.scope.stop();
    this.#open = null;
  }
}
