/** The word that a call found nobody signed in any more, on its way from the services to whoever knows what to do. */
export type SessionLoss = {
  readonly tell: () => void;
  /** Hears of every such call from now on, until the returned function is called. */
  readonly listen: (heard: () => void) => () => void;
};

export const createSessionLoss = (): SessionLoss => {
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      for (const heard of listeners) heard();
    },
    listen: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
};
