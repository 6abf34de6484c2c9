import {
  lateTheme,
  resolveOrigin,
  themeOf,
  type PageParams,
  type SessionOrigin,
  type Theme,
} from '@fx-gateway/domain/branding';
import { makeAutoObservable } from 'mobx';

type BrandingDependencies = {
  readonly known: Parameters<typeof resolveOrigin>[0];
  /** The query's `id`, when there is one (THEME-17, S-35). */
  readonly id: string | null;
  /** Keeps the origin for the rest of the browser session (THEME-16). */
  readonly keep: (origin: string) => void;
  readonly contactEmails: Readonly<Record<SessionOrigin, string>>;
};

/** Under which brand this session runs. */
export class BrandingStore {
  /** As it was resolved; one that no brand knows shows the default brand (S-33). */
  origin: string;
  readonly #dependencies: BrandingDependencies;

  constructor(dependencies: BrandingDependencies) {
    this.#dependencies = dependencies;
    this.origin = resolveOrigin(dependencies.known);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get theme(): Theme {
    return themeOf(this.origin);
  }

  /** Where the customers of this brand write to (THEME-10). */
  get contactEmail(): string {
    return this.#dependencies.contactEmails[this.theme.origin];
  }

  get pageParams(): PageParams {
    return { sessionOrigin: this.origin, id: this.#dependencies.id };
  }

  /** Stores the resolved origin again (THEME-16). */
  start(): void {
    this.#dependencies.keep(this.origin);
  }

  /** The origin of the user who has signed in: it counts only while the default brand shows (THEME-12). */
  learn(origin: string): void {
    const later = lateTheme(this.theme, origin);
    if (later === this.theme) return;
    this.origin = later.origin;
    this.#dependencies.keep(this.origin);
  }
}
