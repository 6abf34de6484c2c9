import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

/** Reads every template of a folder with the linter of another one, and writes `validation-report.json` into a third. */
const [linter = '', folder = '', outdir = ''] = process.argv.slice(2);
const require = createRequire(linter);
const { App, Stack, Validations } = require('aws-cdk-lib');
const { CfnInclude } = require('aws-cdk-lib/cloudformation-include');
const { AwsSolutionsChecks } = require('cdk-nag');

const app = new App({ outdir });
for (const file of readdirSync(folder)) {
  const stack = new Stack(app, basename(file, '.json'));
  new CfnInclude(stack, 'T', { templateFile: join(folder, file) });
}
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
