import { CommanderError } from 'commander';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes, type ExitCode } from '../failures/exitCodes.ts';
import { refuseLostLetters } from '../terminal/refuseLostLetters.ts';
import { writeText, type Terminal } from '../terminal/terminal.ts';
import { writeFailure } from '../terminal/writeFailure.ts';
import type { VerbCall } from './addVerb.ts';
import { buildProgram } from './buildProgram.ts';
import type { HelpRequest } from './buildCommandHelp.ts';
import { outputLostFailure } from '../failures/outputLostFailure.ts';
import type { CommandTreeDependencies } from './commandTreeDependencies.ts';
import { runVerb } from './runVerb.ts';

/** Runs one command line and gives the exit code back; it never ends the process itself. */
export const runProgram = async (
  words: readonly string[],
  version: string,
  terminal: Terminal,
  parts: CommandTreeDependencies,
): Promise<ExitCode> => {
  for (const stream of [terminal.stdout, terminal.stderr]) stream.on('error', () => undefined);
  const unread = refuseLostLetters(words);
  if (unread !== null) return fail(terminal, words, unread);
  const topic = words[0] === 'help' && words.length === 2 ? await topicNamed(words[1] ?? '') : null;
  if (topic !== null)
    return (await writeText(terminal.stdout, topic)) === 'lost'
      ? fail(terminal, words, outputLostFailure(null))
      : exitCodes.ok;
  const columns = terminal.stdout.columns ?? (Number(terminal.environment['COLUMNS']) || 100);
  const calls: VerbCall[] = [];
  const helps: HelpRequest[] = [];
  let out = '';
  let err = '';
  const program = await buildProgram({
    parts,
    version,
    called: (call) => calls.push(call),
    helped: (help) => helps.push(help),
    out: (text) => (out += text),
    err: (text) => (err += text),
    columns,
  });
  try {
    await program.parseAsync(spelledOut(words), { from: 'user' });
  } catch (trouble) {
    if (!(trouble instanceof CommanderError)) return fail(terminal, words, defect(trouble));
    if (trouble.exitCode !== 0) return fail(terminal, words, wrongCall(trouble, err));
  }
  for (const help of helps) out += (await import('./buildCommandHelp.ts')).buildCommandHelp(help, columns);
  if (out !== '' && (await writeText(terminal.stdout, out.endsWith('\n') ? out : `${out}\n`)) === 'lost') {
    return fail(terminal, words, outputLostFailure(null));
  }
  const [call] = calls;
  if (call === undefined) return exitCodes.ok;
  return runVerb(call, terminal, parts.mayChange);
};

/** The text of a topic of the help; null for a word that is none. */
const topicNamed = async (word: string): Promise<string | null> => {
  const lines = (await import('./helpTopics.ts')).helpTopics.get(word);
  return lines === undefined ? null : `${lines.join('\n')}\n`;
};

/** `fxg` alone and `fxg help <words>` are ways to ask for help. */
const spelledOut = (words: readonly string[]): readonly string[] => {
  const [first, ...rest] = words;
  return first === undefined || first === 'help' ? [...rest, '--help'] : words;
};

const fail = async (
  terminal: Terminal,
  words: readonly string[],
  failure: CommandFailure,
): Promise<ExitCode> => {
  await writeFailure(terminal, failure, words.includes('--json'));
  return failure.exit;
};

/** Commander's complaint in our form; its help and suggestion become the hint. */
const wrongCall = (trouble: CommanderError, spoken: string): CommandFailure => {
  if (trouble.code === 'commander.help') {
    const list = /\nCommands:\n(?<list>[\s\S]*?)(?:\n\n|$)/.exec(spoken)?.groups?.['list'] ?? '';
    const verbs = [...list.matchAll(/^ {2}(?<verb>[a-z-]+)/gm)].map((match) => match.groups?.['verb']);
    return commandFailure(exitCodes.usage, 'usage', 'Say what to do.', {
      hint: `One of: ${verbs.filter((verb) => verb !== 'help').join(', ')}.`,
    });
  }
  const [first = '', ...more] = trouble.message.replace(/^error: /, '').split('\n');
  const suggestion = more.join(' ').trim();
  return commandFailure(exitCodes.usage, 'usage', first, {
    hint: suggestion === '' ? 'Add --help to see what this command takes.' : suggestion,
  });
};

const defect = (trouble: unknown): CommandFailure =>
  commandFailure(
    exitCodes.failed,
    'defect',
    `fxg broke: ${trouble instanceof Error ? trouble.message : String(trouble)}`,
    { hint: 'This is a mistake in fxg, not yours. Run it again with --json and report the error.' },
  );
