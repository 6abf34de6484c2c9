import { QuietButton } from './QuietButton.tsx';

/** Prints the page, for which every page has a print style. */
export const PrintButton = () => (
  <QuietButton look="plain" onPress={() => globalThis.print()}>
    Print
  </QuietButton>
);
