/** A call of a partner that is over. */
export type EndedCall = {
  /** As `GET /deal/order/{orderNumber}`: without the ids. */
  readonly call: string;
  /** Null where no answer came. */
  readonly status: number | null;
  /** The id under which the service knows its answer. */
  readonly requestId: string | null;
  /** The key under which the same call can be sent again; null where it has none. */
  readonly key: string | null;
};
