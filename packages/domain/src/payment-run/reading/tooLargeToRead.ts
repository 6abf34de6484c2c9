import { runReadingMessages } from '../runMessages.ts';

const megabyte = 1024 * 1024;
const mostMegabytes = 5;

/** What is said of more bytes or characters than are read; null where there are no more. */
export const tooLargeToRead = (size: number): string | null =>
  size > mostMegabytes * megabyte
    ? runReadingMessages.tooLarge((Math.ceil((size / megabyte) * 10) / 10).toFixed(1))
    : null;
