import { CorpayScope, type CorpayScopeDependencies } from './CorpayScope.ts';

/** Keeps the scope of the signed-in user; that of another user is closed first. */
export class CorpayScopes {
  readonly #dependencies: CorpayScopeDependencies;
  #open: { readonly sub: string; readonly scope: CorpayScope } | null = null;

  constructor(dependencies: CorpayScopeDependencies) {
    this.#dependencies = dependencies;
  }

  of(sub: string): CorpayScope {
    if (this.#open?.sub !== sub) {
      this.close();
      this.#open = { sub, scope: new CorpayScope(this.#dependencies, sub) };
    }
    return this.#open.scope;
  }

  /** At sign-out: forgets the token and everything that was loaded. */
  close(): void {
    this.#open?.scope.session.signOut();
    this.#open?.scope.quote.stop();
    this.#open?.scope.intents.stop();
    this.#open = null;
  }
}
