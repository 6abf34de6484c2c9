import { StoreFailure } from '@fx-gateway/domain/ports/storeFailure.ts';

/** What only spares a later call its time, or adds a sentence to it, is kept where that can be; a defect throws. */
export const ignoreStoreFailure = async (change: Promise<void>): Promise<void> => {
  try {
    await change;
  } catch (trouble) {
    if (!(trouble instanceof StoreFailure)) throw trouble;
  }
};
