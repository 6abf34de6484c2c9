import { StoreFailure } from './storeFailure.ts';

/** A store could not be changed because another process holds it, for longer than any change takes. */
export class StoreBusy extends StoreFailure {
  override readonly name = 'StoreBusy';
  /** What is held, where the user can look at it. */
  readonly held: string;

  constructor(held: string) {
    super(`Another process holds ${held}.`);
    this.held = held;
  }
}
