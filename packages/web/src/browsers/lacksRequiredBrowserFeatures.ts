/** The page of a browser of which nothing is taken for granted. */
type AnyBrowser = {
  readonly AbortSignal?: object;
  readonly BroadcastChannel?: unknown;
  readonly HTMLElement: { readonly prototype: object };
  readonly IDBTransaction?: { readonly prototype: object } | undefined;
  readonly URL: object;
  readonly CSS?: { readonly supports?: (rule: string) => boolean };
};

/** What lists, frames and colours are drawn with. */
const rules = ['selector(:has(a))', '(width: 1cqi)', '(color: color-mix(in srgb, red, red))'];

/**
 * True where the application could not start, would fail later, or could not be read. It asks for the features
 * themselves: what a browser calls itself proves nothing. The youngest of them set the versions of `browserslist`.
 */
export const lacksRequiredBrowserFeatures = ({
  AbortSignal,
  BroadcastChannel,
  HTMLElement,
  IDBTransaction,
  URL,
  CSS,
}: AnyBrowser): boolean =>
  AbortSignal === undefined ||
  !('timeout' in AbortSignal) ||
  BroadcastChannel === undefined ||
  !('toSorted' in Array.prototype) ||
  !('canParse' in URL) ||
  !('popover' in HTMLElement.prototype) ||
  // What is kept before money leaves must be on the disk by then.
  IDBTransaction === undefined ||
  !('durability' in IDBTransaction.prototype) ||
  CSS?.supports === undefined ||
  !rules.every((rule) => CSS.supports?.(rule));
