import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '../harness/until.ts';
import { ranOf, runFromSources, type Ran } from './runFromSources.ts';

const executable = fileURLToPath(new URL('../../../packages/cli/bin/fxg.cjs', import.meta.url));

export type Running = {
  readonly ran: Promise<Ran>;
  /** Waits until it has said something on stderr, or fails when it ended without. */
  said(sentence: string): Promise<void>;
  /** The same on stdout. */
  wrote(text: string): Promise<void>;
  stop(signal: NodeJS.Signals): void;
};

/** Where output goes; into pipes that are read when it is not said. */
type Streams = {
  readonly stdout?: string;
  readonly stderr?: string;
  readonly readerLeaves?: boolean;
  /** The reader of stdout leaves with the first piece that it gets, as `head -1` does. */
  readonly readerLeavesLater?: boolean;
  /** A file takes so many blocks and no more, as on a disk that becomes full. */
  readonly fileBlocks?: number;
};

const limited = 'trap "" XFSZ; ulimit -f "$1"; shift; exec "$@"';

/** What runs a command line. */
export type FxgProgram = 'built' | 'sources';

/** A user with a home folder of their own and `fxg` in their path. */
export type FxgUser = {
  readonly home: string;
  /** Runs a command line to its end. */
  fxg(...words: readonly string[]): Promise<Ran>;
  /** Runs a command line whose output goes to files, such as `/dev/full`, or to a reader who has left. */
  fxgInto(to: Streams, ...words: readonly string[]): Promise<Ran>;
  /** Starts a command line that will be stopped. */
  start(...words: readonly string[]): Running;
  signIn(email?: string): Promise<Ran>;
  /** Is signed in from here on, with nothing else done: by a sign-in of before at this sandbox where there is one. */
  beSignedIn(email?: string): Promise<void>;
  leave(): Promise<void>;
};

let isBuilt = false;

/** Once in a worker: looking whether it is older than its sources takes a process of its own. */
export const buildCommandLine = (): void => {
  if (isBuilt) return;
  const build = spawnSync(process.execPath, [
    fileURLToPath(new URL('buildCommandLine.mjs', import.meta.url)),
  ]);
  if (build.status !== 0) throw new Error(`The command line could not be built: ${String(build.stderr)}`);
  isBuilt = true;
};

/** What sign-ins left behind, by sandbox and e-mail; a later sign-in or sign-out ends the session of an earlier one. */
const signIns = new Map<string, string>();

const forgetEndedSignIns = ([command]: readonly string[]): void => {
  if (command === 'login' || command === 'logout') signIns.clear();
};

/**
 * `program` is what `fxg` and the sign-ins run: the built program in a process of its own, or the same program from its
 * sources in this one, which takes a tenth of the time. What is started, stopped or written into is always the built one.
 */
export const fxgUser = async (url: string, program: FxgProgram = 'built'): Promise<FxgUser> => {
  const home = await mkdtemp(join(tmpdir(), 'fx-gateway-cli-'));
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, FXG_CONFIG: `${url}/config.json` };

  const start = (words: readonly string[], stdin = '', to: Streams = {}): Running => {
    forgetEndedSignIns(words);
    const files = [to.stdout, to.stderr].map((file) => (file === undefined ? 'pipe' : openSync(file, 'w')));
    const command = [process.execPath, executable, ...words];
    const [first = '', ...args] =
      to.fileBlocks === undefined ? command : ['sh', '-c', limited, 'sh', String(to.fileBlocks), ...command];
    const child = spawn(first, args, { env, stdio: ['pipe', ...files] });
    for (const file of files) if (typeof file === 'number') closeSync(file);
    if (to.readerLeaves === true) child.stdout?.destroy();
    const text = { out: '', err: '' };
    child.stdout?.on('data', (piece) => {
      text.out += String(piece);
      if (to.readerLeavesLater === true) child.stdout?.destroy();
    });
    child.stderr?.on('data', (piece) => (text.err += String(piece)));
    child.stdin?.end(stdin);
    const ran = new Promise<Ran>((resolve) => {
      child.once('close', (code) => resolve(ranOf(code, text.out, text.err)));
    });
    const waitFor = (stream: keyof typeof text) => async (sentence: string) => {
      await until(async () => text[stream].includes(sentence) || child.exitCode !== null);
      if (!text[stream].includes(sentence)) throw new Error(`It ended without '${sentence}': ${text.err}`);
    };
    return { ran, said: waitFor('err'), wrote: waitFor('out'), stop: (signal) => void child.kill(signal) };
  };

  const run = async (words: readonly string[], stdin = ''): Promise<Ran> => {
    if (program === 'built') return start(words, stdin).ran;
    forgetEndedSignIns(words);
    return runFromSources(words, { home, stdin, environment: env });
  };

  const signIn = (email = 'corpay@sandbox.test'): Promise<Ran> =>
    run(['login', '--email', email, '--password-stdin'], 'Sandbox-2026\n');

  return {
    home,
    fxg: (...words) => run(words),
    fxgInto: (to, ...words) => start(words, '', to).ran,
    start: (...words) => start(words),
    signIn,
    beSignedIn: async (email = 'corpay@sandbox.test') => {
      const credentials = join(home, 'fxg/profiles/default/credentials.json');
      const kept = signIns.get(`${url} ${email}`);
      if (kept === undefined) {
        const { code, stderr } = await signIn(email);
        if (code !== 0) throw new Error(`The sign-in ended with ${String(code)}: ${stderr}`);
        signIns.set(`${url} ${email}`, await readFile(credentials, 'utf8'));
      } else {
        await mkdir(dirname(credentials), { recursive: true, mode: 0o700 });
        await writeFile(credentials, kept, { mode: 0o600 });
      }
    },
    leave: () => rm(home, { recursive: true, force: true }),
  };
};
