import { useEffect, useRef, useState } from 'react';
import { QuietButton } from './QuietButton.tsx';

const nothing = async (): Promise<void> => undefined;

/** What is not there by then, in milliseconds, is left out. */
const patience = 5_000;

/**
 * Prints the page, for which every page has a print style, once what it needs on paper is there, or cannot be waited for. A
 * page that was left meanwhile is not printed.
 */
export const PrintButton = ({
  prepare = nothing,
}: {
  readonly prepare?: (() => Promise<void>) | undefined;
}) => {
  const [preparing, setPreparing] = useState(false);
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const print = async (): Promise<void> => {
    setPreparing(true);
    await Promise.race([prepare(), new Promise((resolve) => setTimeout(resolve, patience))]);
    if (!shown.current) return;
    setPreparing(false);
    globalThis.print();
  };
  return (
    <QuietButton look="plain" busy={preparing} onPress={() => void print()}>
      {preparing ? 'Preparing...' : 'Print'}
    </QuietButton>
  );
};
