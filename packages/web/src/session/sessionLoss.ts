/** Calls that were refused because no user is signed in, from the services to the session. */
export type SessionLossNotifier = {
  readonly report: () => void;
  /** Calls `onLost` at every report until the returned function is called. */
  readonly listen: (onLost: () => void) => () => void;
};

export const createSessionLossNotifier = (): SessionLossNotifier => {
  const listeners = new Set<() => void>();
  return {
    report: () => {
      for (const onLost of listeners) onLost();
    },
    listen: (onLost) => {
      listeners.add(onLost);
      return () => listeners.delete(onLost);
    },
  };
};
