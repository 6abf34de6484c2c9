/** A call that answers only once it is let go on. */
export const heldCall = <A extends readonly unknown[], R>(call: (...sent: A) => Promise<R>) => {
  const waiting: (() => void)[] = [];
  const held = async (...sent: A): Promise<R> => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    return call(...sent);
  };
  const goOn = (): void => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  return { held, goOn };
};
