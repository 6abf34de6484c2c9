import { plantDefects } from '../stages/plantDefects.mjs';

/** A patch begins with the name of configurations that have such a defect in sight. */
const configurationsOf = (patch) => /^Look at: (?<name>.*)$/m.exec(patch)?.groups?.name ?? '';

await plantDefects('tests/model/defects', {
  args: ['--project', 'model', '--exclude', 'tests/model/brokenAssumptions.test.ts'],
  env: (patch) => ({ MODEL_SECONDS: '240', MODEL_ONLY: configurationsOf(patch) }),
  told: /Error: (?<told>(?:.|\n)*?\(\d+ steps of the model\))/,
});
