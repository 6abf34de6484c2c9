import { useState } from 'react';
import { QuietButton } from './QuietButton.tsx';

const nothing = async (): Promise<void> => undefined;

/** Prints the page, for which every page has a print style, once what it needs on paper is there. */
export const PrintButton = ({
  prepare = nothing,
}: {
  readonly prepare?: (() => Promise<void>) | undefined;
}) => {
  const [preparing, setPreparing] = useState(false);
  const print = async (): Promise<void> => {
    setPreparing(true);
    await prepare();
    setPreparing(false);
    globalThis.print();
  };
  return (
    <QuietButton look="plain" busy={preparing} onPress={() => void print()}>
      Print
    </QuietButton>
  );
};
