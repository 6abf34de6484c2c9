/** Gives everyone who asks for the same thing at the same time the same answer. */
export const createInFlightWorkSharer = <T>(): ((name: string, work: () => Promise<T>) => Promise<T>) => {
  const running = new Map<string, Promise<T>>();
  return (name, work) => {
    const already = running.get(name);
    if (already !== undefined) return already;
    const started = work().finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };
};
