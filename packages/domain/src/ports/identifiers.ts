/** Makes identifiers that are never made twice. */
export type Identifiers = {
  /** A random UUID, used as idempotency key and for records made by the client. */
  uuid(): string;
};
