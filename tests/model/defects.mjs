import { plantDefects } from '../stages/plantDefects.mjs';

await plantDefects('tests/model/defects', {
  args: ['--project', 'model', '--exclude', 'tests/model/brokenAssumptions.test.ts'],
  env: { MODEL_SECONDS: '320' },
  told: /Error: (?<told>(?:.|\n)*?that path of the model)/,
});
