/** So many calls are on their way together: a partner that limits them is not flooded. */
const atOnce = 4;

/** Gives what each item reads, in the order of the items; at most four are read together. */
export const readFourAtOnce = async <I, T>(
  items: readonly I[],
  read: (item: I) => Promise<T>,
): Promise<readonly T[]> => {
  const found: T[] = [];
  let next = 0;
  const readNext = async (): Promise<void> => {
    for (let place = next; place < items.length; place = next) {
      next = place + 1;
      const item = items[place];
      if (item !== undefined) found[place] = await read(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readNext));
  return found;
};
