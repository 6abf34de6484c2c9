/** An answer that a test gives when it wants to. */
export const later = <T>() => {
  const settles: ((value: T) => void)[] = [];
  const promise = new Promise<T>((settle) => settles.push(settle));
  return { promise, resolve: (value: T) => settles.forEach((settle) => settle(value)) };
};
