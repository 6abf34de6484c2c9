import type { LoadContracts } from './runDoctor.ts';
import type { Verb } from '../verbs/verb.ts';

/** `fxg doctor`: whether an environment is as the product needs it. It is loaded only when it is called. */
export const doctorVerb = (contracts: LoadContracts): Verb<'doctor'> => ({
  usage: 'doctor',
  summary: 'Look at an environment, change nothing, and say what is otherwise than the product needs it.',
  options: [
    { flags: '--as <email>', summary: 'sign in as this user for the run, and look at their calls too' },
    { flags: '--password-stdin', summary: 'read the password from stdin', onlyWith: ['--as'] },
    {
      flags: '--password-file <file>',
      summary: 'read the password from the first line of a file',
      onlyWith: ['--as'],
      notWith: ['--password-stdin'],
    },
    {
      flags: '--origin <url>',
      summary:
        'an origin whose pages call the services, may be given several times; that of the configuration unless named',
      repeats: true,
    },
    { flags: '--all', summary: 'show everything that was looked at, not a line for each service' },
  ],
  notes: [
    'Nothing of the sign-in is kept, and its session is ended. No name, amount or secret is shown.',
    'What is wrong is told first: the most likely cause, and the setting to change.',
    'It ends with 1 where something differs, 4 where the sign-in is refused, 6 where nothing answers and 7 where a service refuses.',
  ],
  examples: [
    'doctor',
    'doctor --as admin@sandbox.test --password-stdin < password.txt',
    'doctor --json | jq .conclusion',
  ],
  run: async (invocation) => (await import('./runDoctor.ts')).runDoctor(invocation, contracts),
});
