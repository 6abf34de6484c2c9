import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { runnerImport } from 'vite';

/** `npm run -s contract > docs/backend-contract.md`: the contract with the services, from the code that keeps it. */
const file = fileURLToPath(new URL('contractText.ts', import.meta.url));
const { contractText } = (await runnerImport(file, { configFile: false })).module;
process.stdout.write((await format('backend-contract.md', contractText)).code);
process.exit(0);
