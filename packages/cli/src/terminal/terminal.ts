/** Where output goes; how many characters a line takes is known of a terminal only. */
type ShownTo = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** The terminal, or the pipes, that a command reads from and writes to. */
export type Terminal = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: ShownTo;
  readonly stderr: ShownTo;
};

/** Whether a text was lost. `left` is a reader that went away (`| head -1`): it has seen enough of what can be read again. */
export type WriteResult = 'written' | 'left' | 'lost';

const hasLeft = (trouble: Error): boolean => 'code' in trouble && trouble.code === 'EPIPE';

/** Writes and waits until the text has left the process, so that an exit right after loses nothing. */
export const writeText = (stream: NodeJS.WritableStream, text: string): Promise<WriteResult> =>
  new Promise((resolve) => {
    stream.write(text, (trouble) =>
      resolve(trouble == null ? 'written' : hasLeft(trouble) ? 'left' : 'lost'),
    );
  });

/** Everything that comes, or as much of it as is wanted at most. */
export const readAllBytes = async (stream: NodeJS.ReadableStream, most = Infinity): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of stream) {
    const bytes = Buffer.from(piece);
    pieces.push(bytes.subarray(0, most - size));
    size += bytes.length;
    // What has no end is not waited for.
    if (size >= most) break;
  }
  return Buffer.concat(pieces);
};

/** Whether a user sits there who can be asked. Questions go to stderr, so stdout may be a pipe. */
export const canAsk = (terminal: Terminal): boolean =>
  terminal.stdin.isTTY === true && terminal.stderr.isTTY === true;
