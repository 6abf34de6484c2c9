/** What `config.json` says of a bad day; without it, or with an empty one, everything goes on. */
export type Operations = {
  /** What every page and every command tells, as a text. */
  readonly notice?: string;
  /** No booking and no instruction leaves. */
  readonly bookingsOff?: boolean;
  /** Nothing that changes something leaves. */
  readonly readOnly?: boolean;
};

/** What a call changes at a service: money, by a booking or an instruction, or a record. */
export type CallChange = 'money' | 'record';
