export function startPostgres(): Promise<{
  readonly url: string;
  readonly version: string;
  /** Ends the server: `fast` tells its connections, `immediate` is a crash. */
  halt(mode: 'fast' | 'immediate'): void;
  /** Starts it again at the same address, over the same files. */
  resume(): void;
  /** Ends it and removes its folder. */
  stop(): void;
}>;
