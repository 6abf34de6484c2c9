import { useState, type ReactNode } from 'react';

/** Keeps what is typed or chosen in one part. */
export const StatefulExample = <Value,>({
  start,
  children,
}: {
  readonly start: Value;
  readonly children: (value: Value, keep: (value: Value) => void) => ReactNode;
}) => {
  const [value, setValue] = useState(start);
  return children(value, setValue);
};
