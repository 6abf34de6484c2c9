import { writeSync } from 'node:fs';

/** A stream of the process and its descriptor; `isTTY` stays what it was when the process began. */
export type Descriptor = { readonly descriptor: number; readonly isTTY?: boolean };

/** Whether a terminal of the process was closed: it takes not even nothing any more. */
export const hasTerminalGone = (
  descriptors: readonly Descriptor[],
  writeNothing: (descriptor: number) => unknown = (descriptor) => writeSync(descriptor, ''),
): boolean =>
  descriptors.some(({ descriptor, isTTY }) => {
    if (isTTY !== true) return false;
    try {
      writeNothing(descriptor);
      return false;
    } catch (trouble) {
      return trouble instanceof Error && 'code' in trouble && trouble.code === 'EIO';
    }
  });
