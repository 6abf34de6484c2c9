export interface Machine {
  readonly browserPath: string | undefined;
  readonly playwrightPath: string;
  readonly systemPaths: readonly string[];
  readonly platform: string;
  readonly fileAt: (path: string) => string | undefined;
  readonly unpack: () => Promise<string>;
  readonly launch: (executablePath: string) => Promise<string>;
}

export declare const thisMachine: Machine;
