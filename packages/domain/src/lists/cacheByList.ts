/** Something that is made of a list, made once for each list, however often it is asked for; the list must not change. */
export const cacheByList = <Row, Made>(
  make: (list: readonly Row[]) => Made,
): ((list: readonly Row[]) => Made) => {
  const known = new WeakMap<readonly Row[], { readonly made: Made }>();
  return (list) => {
    const found = known.get(list) ?? { made: make(list) };
    known.set(list, found);
    return found.made;
  };
};
