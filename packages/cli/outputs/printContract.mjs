import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { runnerImport } from 'vite';

/** `npm run -s contract > docs/backend-contract.md`: the contract with the services, from the code that keeps it. */
const file = fileURLToPath(new URL('contractText.ts', import.meta.url));
const { contractText } = (await runnerImport(file, { configFile: false })).module;
const place = fileURLToPath(new URL('../../../docs/backend-contract.md', import.meta.url));
const options = await resolveConfig(place);
process.stdout.write(await format(contractText, { ...options, parser: 'markdown' }));
process.exit(0);
