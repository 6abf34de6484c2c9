import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

/** Reads every template of a folder with the linter of another one, and writes `validation-report.json` into a third. */
const [linter = '', folder = '', outdir = ''] = process.argv.slice(2);
const fromLinter = createRequire(linter);
const { App, Stack, Validations } = fromLinter('aws-cdk-lib');
const { CfnInclude } = fromLinter('aws-cdk-lib/cloudformation-include');
const { AwsSolutionsChecks } = fromLinter('cdk-nag');

const app = new App({ outdir });
for (const file of readdirSync(folder)) {
  const stack = new Stack(app, basename(file, '.json'));
  const { stack: held } = new CfnInclude(stack, 'T', { templateFile: join(folder, file) });
  console.log(held.stackName);
}
const rules = new AwsSolutionsChecks(app);
Validations.of(app).addPlugins(rules);
app.synth();
