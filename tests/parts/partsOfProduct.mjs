import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { name, version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** What is handed to somebody. `--omit dev` would leave out what the command line has built in, which it names as such. */
const handedOver = ['web', 'cli', 'sandbox'].map((each) => `@fx-gateway/${each}@${version}`);

const firstOf = (list, key) =>
  list.filter((one, index) => list.findIndex((other) => other[key] === one[key]) === index);

const forDevelopment = ({ name: property }) => property === 'cdx:npm:package:development';

/** What npm takes for a tool alone is a part like the others here. */
const asPart = (component) =>
  component.properties.some(forDevelopment)
    ? {
        ...component,
        scope: 'required',
        properties: component.properties.filter((one) => !forDevelopment(one)),
      }
    : component;

/** The bill of materials that npm makes of `package-lock.json`, with what is handed over and all that this needs, once each. */
export const partsOfProduct = () => {
  const words = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const bill = JSON.parse(execFileSync('npm', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }));

  const parts = new Set();
  const take = (part) => {
    if (parts.has(part)) return;
    parts.add(part);
    for (const { ref, dependsOn } of bill.dependencies) if (ref === part) dependsOn.forEach(take);
  };
  handedOver.forEach(take);

  const kept = (list, key) => firstOf(list, key).filter((one) => parts.has(one[key]));
  return {
    ...bill,
    // npm calls the whole after the folder in which it lies.
    metadata: { ...bill.metadata, component: { ...bill.metadata.component, name } },
    components: kept(bill.components, 'bom-ref').map(asPart),
    dependencies: [
      { ref: bill.metadata.component['bom-ref'], dependsOn: handedOver },
      ...kept(bill.dependencies, 'ref'),
    ],
  };
};
