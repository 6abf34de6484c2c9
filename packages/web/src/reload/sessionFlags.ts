/** What a browser session remembers between reloads of the page: nothing but that something happened. */
export type SessionFlags = {
  readonly has: (mark: string) => boolean;
  readonly set: (mark: string) => void;
  readonly remove: (mark: string) => void;
};

/** Marks in the tab's session storage; where the browser keeps nothing, marks last as long as the page. */
export const makeSessionFlags = (storage: () => Storage): SessionFlags => {
  const here = new Set<string>();
  const tried = <T>(ask: (storage: Storage) => T): T | undefined => {
    try {
      return ask(storage());
    } catch {
      return undefined;
    }
  };
  return {
    has: (mark) => here.has(mark) || tried((kept) => kept.getItem(mark)) === '1',
    set: (mark) => {
      here.add(mark);
      tried((kept) => kept.setItem(mark, '1'));
    },
    remove: (mark) => {
      here.delete(mark);
      tried((kept) => kept.removeItem(mark));
    },
  };
};
