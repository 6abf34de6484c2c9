import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { collectingStream } from '../../test/streams.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { writeFailure } from './writeFailure.ts';

const shown = async (message: string, TERM = 'dumb') => {
  const [out, err] = [collectingStream(true), collectingStream(true)];
  const terminal = {
    environment: { TERM },
    stdin: Readable.from([]),
    stdout: out.stream,
    stderr: err.stream,
  };
  await writeFailure(terminal, commandFailure(exitCodes.failed, 'x', message), false);
  return err.text();
};

it('an error is called so once, also where a service begins its own sentence so', async () => {
  expect(await shown('The last administrator cannot lose the role.')).toBe(
    'Error: The last administrator cannot lose the role.\n',
  );
  expect(await shown('Error: The last administrator cannot lose the role.')).toBe(
    'Error: The last administrator cannot lose the role.\n',
  );
  expect(await shown('Error: Gone.', 'xterm')).toBe('\u001b[31mError:\u001b[39m Gone.\n');
});
