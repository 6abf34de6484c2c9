import { plantDefects } from '../stages/plantDefects.mjs';

await plantDefects('tests/walks/defects', {
  // The ends of a command are no walk, and name none.
  args: ['--project', 'walks', '--exclude', 'tests/walks/ends/**'],
  env: () => ({ WALKS_RUNS: '100' }),
  told: /Error: (?<told>(?:.|\n)*?that walk alone.*\n(?:  .*\n)*)/,
});
