import type { Partners } from '../partner-verbs/partnerCommands.ts';
import type { Verb } from '../verbs/verb.ts';

/** `fxg conformance`: whether an environment keeps what the contract promises. It is loaded only when it is called. */
export const conformanceVerb = (partners: Partners): Verb<'conformance'> => ({
  usage: 'conformance',
  summary: 'Prove that an environment keeps the promises of the contract with its services.',
  changes: true,
  changesWhen: ['--writes'],
  movesMoney: true,
  options: [
    { flags: '--as <email>', summary: 'a test customer' },
    { flags: '--and <email>', summary: 'another test customer of the same partner' },
    { flags: '--admin <email>', summary: 'an administrator, for what only they may do' },
    {
      flags: '--passwords-stdin',
      summary: 'read the passwords from stdin, one a line: of --as, of --and, of --admin',
    },
    {
      flags: '--passwords-file <file>',
      summary: 'read the passwords from the lines of a file, in the same order',
      notWith: ['--passwords-stdin'],
    },
    {
      flags: '--writes',
      summary: 'change, ask for quotes, book and instruct as well; never in production',
    },
    {
      flags: '--max-settlement <limit>',
      summary: 'CURRENCY=N: book no deal with which the run would settle more, fees included',
      repeats: true,
      onlyWith: ['--writes'],
    },
  ],
  notes: [
    'It reads alone unless --writes is given: a quote stands at the partner, so it counts as written. What it changes and books is shown before, and what stands there afterwards is listed at the end.',
    'The sign-ins are ended. No password and no token is shown or kept.',
    'It ends with 1 where a promise that was tried is not kept, and with 4 where a sign-in is refused.',
  ],
  examples: [
    'conformance --as corpay@sandbox.test --and empty@sandbox.test --passwords-stdin < test-users.txt',
    'conformance --as corpay@sandbox.test --and empty@sandbox.test --admin admin@sandbox.test --passwords-stdin --writes --yes --max-settlement USD=1000 < test-users.txt',
    'conformance --as corpay@sandbox.test --and empty@sandbox.test --passwords-stdin --json < test-users.txt | jq .conclusion',
  ],
  run: async (invocation) => (await import('./runConformance.ts')).runConformance(invocation, partners),
});
