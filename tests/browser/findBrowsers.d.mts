import type { Machine } from './thisMachine.mjs';

export interface FoundBrowser {
  readonly executablePath: string;
  readonly from: 'BROWSER_PATH' | 'packaged' | 'playwright' | 'system';
  readonly version: string;
}

export declare function findBrowsers(
  machine?: Machine,
  passedOver?: (sentence: string) => void,
): AsyncGenerator<FoundBrowser>;
