/** Where a database lives. */
export type DatabasePlace = {
  /** Where the embedded database lives; 'memory' keeps nothing. */
  readonly dataFolder: string | 'memory';
  /** A PostgreSQL server that holds the state instead of the embedded database. */
  readonly databaseUrl?: string;
  /** Where the files of an empty embedded database are kept for the next start; else beside the packages. */
  readonly snapshotFolder?: string;
};

/** The program whose database it is, for the sentences of a start that is refused. */
export type DatabaseOwner = {
  /** Such as `sandbox`. */
  readonly name: string;
  /** The variable that names another data folder. */
  readonly folderVariable: string;
};
