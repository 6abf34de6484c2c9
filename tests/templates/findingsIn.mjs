import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('lint.mjs', import.meta.url));

/** `site/T/Files (Files)` is the resource `Files` of the template `site`. */
const placeOf = (path) => path.replace('/T/', '/').replace(/ \(.*/, '');

/** What the linter finds in the templates of a folder: each with its rule, its place and what it says. */
export const findingsIn = (linter, folder, into) => {
  const { stderr } = spawnSync(process.execPath, [program, linter, folder, into], { encoding: 'utf8' });
  const report = join(into, 'validation-report.json');
  if (!existsSync(report)) throw new Error(`The templates could not be read:\n${stderr}`);
  return JSON.parse(readFileSync(report, 'utf8')).pluginReports.flatMap(({ violations }) =>
    violations.flatMap(({ ruleName, description, violatingConstructs }) =>
      violatingConstructs.map(({ constructPath }) => ({
        rule: ruleName.replace(/\[.*/s, ''),
        at: placeOf(constructPath),
        says: description,
      })),
    ),
  );
};
