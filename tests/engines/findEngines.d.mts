export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface FoundEngine {
  readonly name: EngineName;
  /** `browser`, and `driver` where the engine needs one. */
  readonly files: { readonly browser: string; readonly driver?: string };
}

export interface MissingEngine {
  readonly name: EngineName;
  readonly missing: string;
  /** It is there and does not start. */
  readonly isThere?: true;
}

export interface Machine {
  readonly exists: (path: string) => boolean;
  readonly foldersIn: (folder: string) => readonly string[];
  readonly chromium: () => Promise<string>;
}

export declare const thisMachine: Machine;

export declare const engineNames: readonly EngineName[];

export declare function findEngines(machine?: Machine): Promise<readonly (FoundEngine | MissingEngine)[]>;
