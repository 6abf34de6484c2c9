import type { FoundBrowser } from './findBrowsers.mjs';

export declare function inBrowser(browser: FoundBrowser): Readonly<Record<string, string>>;

export declare function describeBrowser(browser: FoundBrowser): string;

export declare function browserOfRun(): Promise<FoundBrowser>;
