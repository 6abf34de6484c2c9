/** What was seen of a cause, in words that fit into its sentences. */
type Seen = {
  /** A host, an address, a header, a name of the service. */
  readonly seen: string;
  /** What has to be changed, by its name. */
  readonly setting: string;
  /** What the service says itself, in one short line; null where it says nothing. */
  readonly said: string | null;
  /** The value that was found instead of the expected one (empty when there is none), or which of several changes mends it; null when it is not known. */
  readonly instead: string | null;
  /** The page that differs from the others, where several pages were checked; null where none differs. */
  readonly where: string | null;
  /** How who runs the service finds the answer in its log: `by the request id 4f2a…`. */
  readonly by: string;
};

/** One cause: what is told of it and what to change. The sentences hold nothing that belongs to a customer. */
export type CauseRow = {
  /** Nothing else that is found at the same place is a cause of its own. */
  readonly whole?: true;
  /** Answers of one place that differ only in their words have one cause. */
  readonly once?: true;
  /** It is told only where nothing else is known of the place. */
  readonly last?: true;
  /** What has to be changed is another thing each time, though the words for it are alike. */
  readonly apart?: true;
  /** Causes that are not told of the same place: they say of a single call what this one says of all. */
  readonly hides?: readonly string[];
  cause(seen: Seen): string;
  change(seen: Seen): string;
};

/** Causes by the symptom that tells them. */
export type CauseRows = Readonly<Record<string, CauseRow>>;

/** A field is named by its path; what else is changed has a name of its own. */
const isField = (name: string): boolean => name === 'region' || /^[a-z]\w*(?:\.\w+)+$/i.test(name);

/** The name of a setting, and where it is found. */
export const settingLocation = (setting: string): string => {
  const names = setting.split(', ');
  return names.every(isField) ? `${setting} in config.json` : setting;
};
