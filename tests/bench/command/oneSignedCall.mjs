import { readFileSync } from 'node:fs';
import { signedClient } from '../load/signedClient.mjs';

/** A bare program: makes the one signed call that a file names, reads what it answers and ends; with 1 where it is refused. */
const { url, credentials, own, path } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { status, body } = await signedClient(url, credentials, own).send('GET', path);
JSON.parse(body);
process.exit(status === 200 ? 0 : 1);
