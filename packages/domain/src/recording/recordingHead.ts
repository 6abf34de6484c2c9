/** The version of the document; another one is not read. */
export const recordingVersion = 2;

/** How a recording begins: what it is, of which product, and when it was saved. */
export type RecordingHead<P extends string = string> = {
  readonly format: 'fx-gateway-recording';
  readonly version: typeof recordingVersion;
  readonly product: { readonly version: string; readonly commit: string };
  readonly client: 'web' | 'cli';
  readonly partner: P;
  readonly savedAt: string;
};

/** What is only known where it is saved. */
export type SavedWhere = Pick<RecordingHead, 'product' | 'client' | 'savedAt'>;

export const recordingHead = <P extends string>(partner: P, saved: SavedWhere): RecordingHead<P> => ({
  format: 'fx-gateway-recording',
  version: recordingVersion,
  product: saved.product,
  client: saved.client,
  partner,
  savedAt: saved.savedAt,
});
