import { expect, it } from 'vitest';
import { productParts } from '../../test/runFxg.ts';
import { readOptions } from '../verbs/options.ts';
import { listVerbsWithoutNoun } from './listVerbsWithoutNoun.ts';
import { listNouns } from './listNouns.ts';
import { repeatProfileFlagsInHints } from './repeatProfileFlagsInHints.ts';
import { verbWordOf } from '../verbs/verb.ts';

const withPlace = (values: object, text: string) =>
  repeatProfileFlagsInHints(readOptions({ ...values }))(text);

it('gives every command of a hint the profile and the configuration of the call', () => {
  const values = { profile: 'production', config: 'https://fx.example.com/config.json' };
  expect(withPlace(values, 'See it with: fxg orders show 7. Or run fxg quotes settle.')).toBe(
    'See it with: fxg --profile production --config https://fx.example.com/config.json orders show 7. Or run fxg --profile production --config https://fx.example.com/config.json quotes settle.',
  );
});

it('writes what a shell would read otherwise in quotes', () => {
  expect(withPlace({ config: "my config's.json" }, 'fxg login')).toBe(
    "fxg --config 'my config'\\''s.json' login",
  );
});

it('leaves alone what is no command, and every text of a call without either', () => {
  expect(withPlace({ profile: 'p' }, 'Another fxg has settled it. fxg sandbox start')).toBe(
    'Another fxg has settled it. fxg sandbox start',
  );
  expect(withPlace({}, 'fxg login')).toBe('fxg login');
});

it('knows every command that reaches an environment', async () => {
  const words = [
    ...listNouns(productParts).map(({ name }) => name),
    ...(await listVerbsWithoutNoun(productParts)).map(verbWordOf),
  ];
  const unchanged = words.filter((word) => withPlace({ profile: 'p' }, `fxg ${word}`) === `fxg ${word}`);
  expect(unchanged.toSorted()).toEqual(['check', 'completion', 'profiles', 'replay', 'sandbox']);
});
