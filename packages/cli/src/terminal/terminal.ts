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
export type Written = 'written' | 'left' | 'lost';

const hasLeft = (trouble: Error): boolean => 'code' in trouble && trouble.code === 'EPIPE';

/** Writes and waits until the text has left the process, so that an exit right after loses nothing. */
export const write = (stream: NodeJS.WritableStream, text: string): Promise<Written> =>
  new Promise((resolve) => {
    stream.write(text, (trouble) =>
      resolve(trouble == null ? 'written' : hasLeft(trouble) ? 'left' : 'lost'),
    );
  });

/** Everything that comes, as text. */
export const textIn = async (stream: NodeJS.ReadableStream): Promise<string> => {
  stream.setEncoding('utf8');
  let text = '';
  for await (const piece of stream) text += String(piece);
  return text;
};

/** Everything on stdin, as text. */
export const readStdin = ({ stdin }: Terminal): Promise<string> => textIn(stdin);

/** Whether a user sits there who can be asked. Questions go to stderr, so stdout may be a pipe. */
export const canAsk = (terminal: Terminal): boolean =>
  terminal.stdin.isTTY === true && terminal.stderr.isTTY === true;
