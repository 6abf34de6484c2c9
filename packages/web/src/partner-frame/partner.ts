import type { UserServices } from '@fx-gateway/adapters/browser';
import type { FxPartner, User } from '@fx-gateway/domain/identity/user.ts';
import type { LazyPage } from '../routing/makeLazyPage.ts';
import type { AppDependencies } from '../context/dependenciesContext.ts';
import type { SignInPagePaths } from '../identity/navigation/signInPages.ts';
import type { RatesStore } from '../market-rates/stores/RatesStore.ts';
import type { PageTab } from '../kit/layout/activeTab.ts';
import type { PageReload } from '../reload/PageReload.ts';
import type { SessionStore } from '../session/SessionStore.ts';

/** What a partner's pages are given; it lasts as long as the same user is signed in. */
export type PartnerPageDependencies = AppDependencies & {
  readonly services: UserServices;
  readonly user: User;
  readonly reload: PageReload;
  /** True while the page is locked. */
  readonly session: Pick<SessionStore, 'locked'>;
  /** The market rates, which a partner may feed. */
  readonly rates: Pick<RatesStore, 'feedFrom'>;
};

export type PartnerPageProps = {
  readonly dependencies: PartnerPageDependencies;
  /** Is told whether the customer still waits for the partner to connect them. */
  readonly onAwaiting?: ((awaits: boolean) => void) | undefined;
};

type PartnerPage = LazyPage<PartnerPageProps>;

/** What a partner shows its customers; its pages are chunks of their own. */
export type PartnerScreens = {
  readonly tabs: readonly PageTab[];
  /** The partner's pages under /secure/fxgateway. */
  readonly pages: PartnerPage;
  /** The partner's part of the main dashboard: the latest business and what waits for the customer (S-41). */
  readonly dashboard: PartnerPage;
  /** What the partner brings to the command field; it draws nothing. */
  readonly commands: PartnerPage;
  /** What Help says of the partner: its list of what was booked, what one of them is called, and how its fee is told. */
  readonly help: { readonly past: PageTab; readonly booked: 'order' | 'deal'; readonly fee: string };
  /** Saves what happened in this visit as soon as it is drawn, and says so; null where nothing is recorded. */
  readonly saved: PartnerPage | null;
};

/** A foreign-exchange partner as the web application knows it, reached through one entry. */
type Partner = {
  /** Null where its customers sign in and register on the plain pages. */
  readonly signInPages: SignInPagePaths | null;
  /** Null while this application does not offer it. */
  readonly gateway: PartnerScreens | null;
};

export type Partners = Readonly<Record<FxPartner, Partner>>;
