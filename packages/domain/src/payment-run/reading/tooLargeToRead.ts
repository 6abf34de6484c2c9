import { runReadingMessages } from '../runMessages.ts';

const megabyte = 1024 * 1024;
const mostMegabytes = 5;

/** As many bytes, or characters of what is pasted, are read. */
export const mostBytesRead = mostMegabytes * megabyte;

/** What is said of more bytes or characters than are read; null where there are no more. */
export const tooLargeToRead = (size: number): string | null =>
  size > mostBytesRead ? runReadingMessages.tooLarge : null;
