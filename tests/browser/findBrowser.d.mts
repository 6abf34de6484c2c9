import type { FoundBrowser } from './findBrowsers.mjs';
import type { Machine } from './thisMachine.mjs';

export declare function findBrowser(machine?: Machine): Promise<FoundBrowser>;
