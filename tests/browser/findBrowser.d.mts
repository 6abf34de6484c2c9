export interface Machine {
  readonly browserPath: string | undefined;
  readonly playwrightPath: string;
  readonly systemPaths: readonly string[];
  readonly platform: string;
  readonly exists: (path: string) => boolean;
  readonly unpack: () => Promise<string>;
}

export interface FoundBrowser {
  readonly executablePath: string;
  readonly from: 'BROWSER_PATH' | 'playwright' | 'system' | 'packaged';
}

export declare const thisMachine: Machine;

export declare function findBrowser(machine?: Machine): Promise<FoundBrowser>;
