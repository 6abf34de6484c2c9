import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { acknowledged } from './acknowledged.mjs';
import { findingsIn } from './findingsIn.mjs';
import { installLinter } from './installLinter.mjs';

/** Holds the templates of `docs/deploy` against CloudFormation's own schemas and a kept pack of rules. */
const templates = fileURLToPath(new URL('../../docs/deploy/', import.meta.url));

/** Mistakes that are found in a copy, each by its rule, or the linter looked at nothing. */
const planted = [
  { rule: 'AwsSolutions-S10', file: 'site.json', from: '"aws:SecureTransport"', to: '"aws:Nothing"' },
  { rule: 'AwsSolutions-APIG6', file: 'gateway.json', from: '"ERROR"', to: '"OFF"' },
  { rule: 'E3005', file: 'gateway.json', from: '["SignedCall"', to: '["Domain", "SignedCall"' },
];

const isAcknowledged = ({ rule, at }) => acknowledged[rule]?.at === at;

const linter = installLinter();
const scratch = mkdtempSync(join(tmpdir(), 'templates-'));
const failures = [];
try {
  const found = findingsIn(linter, templates, join(scratch, 'found'));
  for (const finding of found.filter((one) => !isAcknowledged(one)))
    failures.push(`${finding.at}: ${finding.says} (${finding.rule})`);
  for (const [rule, { at }] of Object.entries(acknowledged))
    if (!found.some((one) => one.rule === rule && one.at === at))
      failures.push(`${at}: ${rule} is acknowledged and not found any more: take it out of the list.`);

  const copy = join(scratch, 'copy');
  cpSync(templates, copy, { recursive: true });
  for (const { file, from, to } of planted) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (!text.includes(from)) failures.push(`${file} has no ${from} any more: plant another mistake.`);
    writeFileSync(join(copy, file), text.replaceAll(from, to));
  }
  const foundInCopy = findingsIn(linter, copy, join(scratch, 'found-in-copy'));
  for (const { rule, file } of planted)
    if (!foundInCopy.some((one) => one.rule === rule))
      failures.push(`A planted mistake of ${file} is not found (${rule}).`);
} finally {
  rmSync(scratch, { recursive: true });
}
for (const failure of failures) console.log(failure);
const looked = readdirSync(templates).length + planted.length;
console.log(
  `${looked} templates and planted mistakes looked at, ${Object.keys(acknowledged).length} findings acknowledged`,
);
console.log(`${looked - failures.length} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
