import { failed } from '@fx-gateway/domain/result/result.ts';
import { expect, it } from 'vitest';
import { errorOf, productParts, runFxg } from '../../test/runFxg.ts';
import { listVerbOptions } from '../verbs/listVerbOptions.ts';
import { longFlagOf } from '../verbs/optionFlags.ts';
import { verbWordOf } from '../verbs/verb.ts';
import { listNouns } from './listNouns.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';

const signedOut = failed(commandFailure(exitCodes.signIn, 'signed-out', 'Nobody is signed in.'));
const parts = { ...productParts, openSession: async () => signedOut };
const ofAll = ['--json', '--quiet', '--no-input', '--config', '--profile', '--help'];
const ofChanges = ['--yes', '--dry-run'];

it('an error to a script names its option, and hints only at options that its verb has', async () => {
  const named: string[] = [];
  for (const noun of listNouns(parts)) {
    for (const verb of await noun.load()) {
      if (noun.name === 'sandbox') continue;
      const own = [
        ...ofAll,
        ...listVerbOptions(verb).map(longFlagOf),
        ...(verb.changes === true ? ofChanges : []),
      ];
      const args = verb.usage
        .split(' ')
        .slice(1)
        .map(() => '1000234');
      const flags = listVerbOptions(verb).filter(({ flags: written }) => !written.includes('<'));
      for (const more of [[], ...flags.map((flag) => [longFlagOf(flag)])]) {
        const { code, stderr } = await runFxg([noun.name, verbWordOf(verb), ...args, ...more], { parts });
        if (code === 0) continue;
        // What is wrong with a field says nothing without the option that stands for it.
        expect(errorOf(stderr)).not.toMatchObject({
          error: { message: expect.stringMatching(/^(?:Required field|Invalid format|Max )/) },
        });
        const text = JSON.stringify(errorOf(stderr)).replaceAll(/fxg [^.;]*/g, '');
        for (const [option] of text.matchAll(/--[a-z-]+/g)) {
          named.push(option);
          expect(own, `fxg ${noun.name} ${verb.usage}: ${text}`).toContain(option);
        }
      }
    }
  }
  expect(named).toContain('--dry-run');
});
