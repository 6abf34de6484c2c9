/** One request to a service, as it is shown to users and tests: secrets masked, `path` without the mount. */
export type JournalEntry = {
  readonly service: string;
  /** The operation of the identity service that the request names. */
  readonly operation?: string;
  readonly method: string;
  readonly path: string;
  readonly query: unknown;
  readonly headers: unknown;
  body: unknown;
  /** 0 as long as nothing was answered, and for good when the connection was cut. */
  status: number;
  readonly requestId: string;
};

const kept = 1_000;

/** The last 1,000 requests to the services, oldest first. */
export class Journal {
  #entries: JournalEntry[] = [];

  add(entry: JournalEntry): void {
    this.#entries.push(entry);
    if (this.#entries.length > kept) this.#entries.shift();
  }

  /** Those of one service, or under a path prefix, or all. */
  read(filter: { readonly service?: string; readonly path?: string }): readonly JournalEntry[] {
    return this.#entries.filter(
      (entry) =>
        (filter.service === undefined || entry.service === filter.service) &&
        (filter.path === undefined || entry.path.startsWith(filter.path)),
    );
  }

  clear(): void {
    this.#entries = [];
  }
}
