interface FoundBrowser {
  readonly executablePath: string;
  readonly from: 'BROWSER_PATH' | 'packaged' | 'playwright' | 'system';
  readonly version: string;
}

export declare function browserOfRun(): Promise<FoundBrowser>;
