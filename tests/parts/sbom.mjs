import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { partsOfProduct } from './partsOfProduct.mjs';

/** `npm run sbom`: writes the bill of materials, in the form of CycloneDX, to `dist/sbom.json` or to the file that is named. */
const file = resolve(process.argv[2] ?? 'dist/sbom.json');
const bill = partsOfProduct();
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} parts written to ${file}`);
