import { expect, it } from 'vitest';
import { writeText } from './terminal.ts';
import { completeWriteStream } from './completeFileOutput.ts';

/** A disk that takes so many bytes at once, and so many altogether. */
const diskOf = (atOnce: number, room: number) => {
  let kept = '';
  const stream = completeWriteStream((bytes) => {
    const taken = Math.min(bytes.length, atOnce, room - kept.length);
    if (taken === 0) throw Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' });
    kept += String(Buffer.from(bytes.subarray(0, taken)));
    return taken;
  }).on('error', () => undefined);
  return { stream, kept: () => kept };
};

it('writes on where a file took a part, and says that it is lost where the disk took no more', async () => {
  const slow = diskOf(4, 100);
  expect(await writeText(slow.stream, 'Booked as order 700.\n')).toBe('written');
  expect(slow.kept()).toBe('Booked as order 700.\n');
  const full = diskOf(100, 10);
  expect(await writeText(full.stream, 'Booked as order 700.\n')).toBe('lost');
  expect(full.kept()).toBe('Booked as ');
});
