import { confirmChange } from '../verbs/confirmChange.ts';
import { makeChangeOutput, makeOutput } from '../verbs/makeOutput.ts';
import type { Verb } from '../verbs/verb.ts';
import { connectSandboxControls } from './connectSandboxControls.ts';

const reseeded = 'The sandbox is back to its seeded stories.';

export const resetSandboxVerb: Verb<'sandbox reset'> = {
  usage: 'reset',
  summary: 'Put the sandbox back to its seeded stories.',
  changes: true,
  examples: ['reset --yes', 'reset --dry-run'],
  run: async (invocation) => {
    const sandbox = await connectSandboxControls(invocation);
    if (!sandbox.ok) return sandbox;
    const go = await confirmChange(invocation, {
      title: 'The sandbox goes back to its seeded stories; everything done in it since is gone.',
      facts: [['Sandbox', sandbox.value.origin]],
      question: 'Reset it?',
    });
    if (!go.ok) return go;
    if (go.value === 'stop') return makeOutput({ dryRun: true }, () => '');
    const done = await sandbox.value.call('POST', '/reset');
    return done.ok ? makeChangeOutput(reseeded, { reset: true }, () => reseeded) : done;
  },
};
