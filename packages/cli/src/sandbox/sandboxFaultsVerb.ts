import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import { confirmChange } from '../verbs/confirmChange.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { makeChangeOutput, makeOutput } from '../verbs/makeOutput.ts';
import type { CommandOutput } from '../outputs/commandOutputs.ts';
import type { OptionSpec, Verb } from '../verbs/verb.ts';
import { usageFailure } from '../failures/commandFailure.ts';
import { safeJson, safeText } from '../safe-text/safeText.ts';
import { readFileOrStdinText } from '../terminal/readFileOrStdinText.ts';
import { connectSandboxControls } from './connectSandboxControls.ts';

const kinds = [
  'status',
  'delay',
  'reset-before',
  'reset-after',
  'truncate',
  'wrong-type',
  'empty',
  'duplicate',
  'slow',
];

/** What a single fault is made of. */
const faultOptions: readonly OptionSpec[] = [
  { flags: '--service <service>', summary: 'where it strikes, such as corpay' },
  { flags: '--operation <name>', summary: 'the operation of the identity service' },
  { flags: '--method <method>', summary: 'the method of the call' },
  { flags: '--path <path>', summary: 'how the path of the call begins, such as /deal/book' },
  { flags: '--status <n>', summary: 'what a status fault answers' },
  { flags: '--body <json>', summary: 'what a status fault answers with' },
  { flags: '--delay <ms>', summary: 'how long a delay fault waits' },
  { flags: '--times <n>', summary: 'how often it strikes' },
].map((option) => ({ ...option, onlyWith: ['--fault'] }));

const readFaults = async (invocation: Invocation): CommandResult<unknown> => {
  const { options, terminal } = invocation;
  const file = options.text('file');
  const text = file === null ? null : await readFileOrStdinText(file, terminal);
  if (text?.ok === false) return text;
  try {
    if (text !== null) {
      const given: unknown = JSON.parse(text.value);
      return succeeded(given);
    }
    const body = options.text('body');
    const number = (name: string) => (options.text(name) === null ? null : Number(options.text(name)));
    const fault = {
      service: options.text('service'),
      operation: options.text('operation'),
      method: options.text('method'),
      path: options.text('path'),
      fault: options.text('fault'),
      status: number('status'),
      body: body === null ? null : (JSON.parse(body) as unknown),
      delayMs: number('delay'),
      times: number('times'),
    };
    return succeeded([Object.fromEntries(Object.entries(fault).filter(([, value]) => value !== null))]);
  } catch {
    return usageFailure('The faults could not be read.', 'They must be JSON: a list of faults.');
  }
};

const listView = (list: unknown) => () =>
  Array.isArray(list) && list.length > 0
    ? list.map((fault) => safeText(safeJson(fault))).join('\n')
    : 'No faults wait.';

export const sandboxFaultsVerb: Verb<'sandbox faults'> = {
  usage: 'faults',
  summary: 'List, add or clear the faults of the sandbox.',
  changes: true,
  changesWhen: ['--fault', '--file', '--clear'],
  options: [
    { flags: '--fault <kind>', summary: 'add a fault of this kind', choices: kinds },
    ...faultOptions,
    { flags: '--file <file>', summary: 'add the faults of a JSON file; - is stdin', notWith: ['--fault'] },
    { flags: '--clear', summary: 'remove all faults', notWith: ['--fault', '--file'] },
  ],
  examples: [
    'faults',
    'faults --fault reset-after --service corpay --path /deal/book --times 1 --yes',
    'faults --clear --yes',
  ],
  run: async (invocation) => {
    const { options } = invocation;
    const adds = options.text('fault') !== null || options.text('file') !== null;
    const clears = options.flag('clear');
    const wanted = adds ? await readFaults(invocation) : succeeded([]);
    if (!wanted.ok) return wanted;
    const sandbox = await connectSandboxControls(invocation);
    if (!sandbox.ok) return sandbox;
    if (adds || clears) {
      const go = await confirmChange(invocation, {
        title: clears ? 'All faults of the sandbox are removed.' : 'The sandbox gets a fault.',
        facts: [
          ['Sandbox', sandbox.value.origin],
          ...(adds ? [['Fault', safeJson(wanted.value)] as const] : []),
        ],
        question: clears ? 'Remove them?' : 'Add it?',
      });
      if (!go.ok) return go;
      if (go.value === 'stop') return makeOutput({ dryRun: true }, () => '');
    }
    const { call } = sandbox.value;
    const list = await (clears
      ? call('DELETE', '/faults')
      : adds
        ? call('POST', '/faults', wanted.value)
        : call('GET', '/faults'));
    if (!list.ok) return list;
    const waiting = list.value as CommandOutput<'sandbox faults'>;
    const view = listView(waiting);
    return adds || clears
      ? makeChangeOutput(clears ? 'The faults were removed.' : 'The fault was added.', waiting, view)
      : makeOutput(waiting, view);
  },
};
