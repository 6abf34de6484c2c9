import { failed } from '@fx-gateway/domain/result/result.ts';
import * as z from 'zod/mini';
import { makeOutput } from '../verbs/makeOutput.ts';
import type { Verb } from '../verbs/verb.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { formatTable } from '../terminal/formatTable.ts';
import { connectSandboxControls } from './connectSandboxControls.ts';

const inbox = z.array(
  z.looseObject({ to: z.string(), subject: z.string(), code: z.nullable(z.string()), at: z.string() }),
);

export const sandboxMailVerb: Verb<'sandbox mail'> = {
  usage: 'mail',
  summary: 'The e-mails that the sandbox sent, newest first, with the codes in them.',
  options: [{ flags: '--to <email>', summary: 'only those to this address' }],
  examples: ['mail', 'mail --to unconfirmed@sandbox.test'],
  run: async (invocation) => {
    const sandbox = await connectSandboxControls(invocation);
    if (!sandbox.ok) return sandbox;
    const to = invocation.options.text('to');
    const sent = await sandbox.value.call(
      'GET',
      to === null ? '/mail' : `/mail?to=${encodeURIComponent(to)}`,
    );
    if (!sent.ok) return sent;
    const read = inbox.safeParse(sent.value);
    if (!read.success) {
      return failed(
        commandFailure(
          exitCodes.failed,
          'unreadable-answer',
          'The sandbox gave an inbox that could not be read.',
        ),
      );
    }
    const mails = read.data;
    return makeOutput(mails, (paint) =>
      mails.length === 0
        ? 'No e-mails yet.'
        : formatTable(
            [{ heading: 'Sent' }, { heading: 'To' }, { heading: 'Subject' }, { heading: 'Code' }],
            mails.map(({ at, to: address, subject, code }) => [at, address, subject, code ?? '']),
            paint,
          ),
    );
  },
};
