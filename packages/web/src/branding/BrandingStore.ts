import { resolveBrandOrigin } from '@fx-gateway/domain/branding/resolveBrandOrigin.ts';
import type { PageParams } from '@fx-gateway/domain/branding/pageParams.ts';
import type { SessionBrandOrigin, Theme } from '@fx-gateway/domain/branding/theme.ts';
import {
  resolveThemeForLateBrandOrigin,
  findThemeByBrandOrigin,
} from '@fx-gateway/domain/branding/themes.ts';
import { makeAutoObservable } from 'mobx';

type BrandingDependencies = {
  readonly known: Parameters<typeof resolveBrandOrigin>[0];
  /** The id in the address of the page, where it has one. */
  readonly id?: string | null;
  /** Keeps the origin for the rest of the browser session (THEME-16). */
  readonly keep: (origin: string) => void;
  readonly contactEmails: Readonly<Record<SessionBrandOrigin, string>>;
};

/** Under which brand this session runs. */
export class BrandingStore {
  /** As it was resolved; one that no brand knows shows the default brand (S-33). */
  origin: string;
  readonly #dependencies: BrandingDependencies;

  constructor(dependencies: BrandingDependencies) {
    this.#dependencies = dependencies;
    this.origin = resolveBrandOrigin(dependencies.known);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The brand, with the address that the configuration gives it (THEME-1). */
  get theme(): Theme {
    const theme = findThemeByBrandOrigin(this.origin);
    return { ...theme, contactEmail: this.#dependencies.contactEmails[theme.origin] };
  }

  /** What the address of the page has told: the origin and an id (THEME-17, S-35). */
  get params(): PageParams {
    return { sessionOrigin: this.origin, id: this.#dependencies.id ?? null };
  }

  /** Stores the resolved origin again (THEME-16). */
  start(): void {
    this.#dependencies.keep(this.origin);
  }

  /** The origin of the user who has signed in: it counts only while the default brand shows (THEME-12). */
  learn(origin: string): void {
    const current = this.theme;
    const later = resolveThemeForLateBrandOrigin(current, origin);
    if (later === current) return;
    this.origin = later.origin;
    this.#dependencies.keep(this.origin);
  }
}
