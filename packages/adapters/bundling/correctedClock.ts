import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { replaceFiles } from './replaceFiles.ts';

const ours = JSON.stringify(fileURLToPath(new URL('../src/system/serviceClock.ts', import.meta.url)));

/** By the end of its path, what stands in the place of a file of the identity library. */
export const replacedByClock = {
  '/providers/cognito/utils/srp/getNowString.mjs': () =>
    `export { formatPasswordProofTime as getNowString } from ${ours};`,
  '/clients/middleware/signing/utils/getSkewCorrectedDate.mjs': () =>
    `export { signingTime as getSkewCorrectedDate } from ${ours};`,
  '/clients/handlers/fetch.mjs': (file: string) => `
    import { fetchTransferHandler as send } from ${JSON.stringify(`${file}?of-the-library`)};
    import { recordServiceClockOffset } from ${ours};
    export const fetchTransferHandler = async (request, options) => {
      const answer = await send(request, options);
      recordServiceClockOffset(request, answer);
      return answer;
    };`,
};

/**
 * Lets the identity library prove passwords and sign calls at the time that the services have. By itself it goes by the
 * clock of the device: where that is wrong, a right password is called wrong, and what is sent once is refused.
 */
export const correctedClock = (): Plugin => replaceFiles('corrected-clock', replacedByClock);
