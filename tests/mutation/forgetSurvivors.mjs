import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Takes out of a stored report what no test noticed, so that it is tried again: Stryker itself would not see that a new
 * test notices a change of a constant, which runs once when its file is loaded.
 */
export function forgetSurvivors(file) {
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  for (const source of Object.values(report.files)) {
    source.mutants = source.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  }
  writeFileSync(file, JSON.stringify(report));
}
