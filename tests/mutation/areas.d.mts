/** Folders whose code is changed, and how many of the changes their tests have to notice, in percent. */
export type Area = {
  readonly bar: number;
  readonly folders: readonly string[];
  /** Folders and files whose tests stand beside the others. */
  readonly testedElsewhere?: readonly string[];
  /** Folders whose tests are tried too, beside those of the sources. */
  readonly tests?: readonly string[];
  /** Leaves out what is evaluated once, as a module is loaded. */
  readonly onlyWhatRuns?: boolean;
};

export const areas: Readonly<Record<string, Area>>;
/** Folders that are in no area, and why. */
export const inNoArea: Readonly<Record<string, string>>;
export function sourcesOf(area: Area, root: string): string[];
export function testsOf(area: Area): string[];
