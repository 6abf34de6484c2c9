import { StoreFailure } from './storeFailure.ts';

/** A store cannot be used as it stands: the system refuses it, or it does not hold what was written there. */
export class StoreUnusable extends StoreFailure {
  override readonly name = 'StoreUnusable';
  /** What cannot be used, where the user can look at it. */
  readonly path: string;
  /** True when it can be read, but is not what was written there. */
  readonly broken: boolean;

  constructor(path: string, { why, broken }: { readonly why: string; readonly broken: boolean }) {
    super(`${path} cannot be used: ${why}.`);
    this.path = path;
    this.broken = broken;
  }
}
