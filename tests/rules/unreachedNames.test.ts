import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAst } from 'vite';
import { declares, unreachedNames, withoutNames } from '../../packages/web/bundling/unreachedNames.ts';
import { filesUnder, root, textOf } from './repository.ts';

const folder = join(root, 'node_modules/react-router/dist/production');
const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
const codeOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** Of the router, what only routes that load data, a server or forms of its own can do. */
const otherKind =
  /\b(?:createBrowserRouter|createMemoryRouter|createHashRouter|RouterProvider|HydratedRouter|useSubmit|useFetchers?|useFormAction|useLoaderData|useActionData|useRouteError|ScrollRestoration|PrefetchPageLinks)\b|prefetch=/;

describe('the part of the router that is left out', () => {
  it.each(unreachedNames)('%s is still declared as it was, and is gone afterwards', (name) => {
    const [file, ...others] = files.filter((each) => declares(codeOf(each), name));
    expect(others).toEqual([]);
    const code = codeOf(file ?? '');
    const without = withoutNames(code, [name]);
    expect(without.length).toBeLessThan(code.length);
    expect(without).toContain(`function ${name}() { throw new Error(`);
    expect(() => parseAst(without)).not.toThrow();
  });

  it('is nothing that the application asks for', () => {
    const sources = filesUnder('packages/web/src').filter((path) => /\.tsx?$/.test(path));
    const asked = sources.filter(
      (path) => textOf(path).includes("'react-router-dom'") && otherKind.test(textOf(path)),
    );
    expect(asked).toEqual([]);
    const named = sources.flatMap((path) =>
      [...textOf(path).matchAll(/import \{(?<names>[^}]*)\} from 'react-router-dom'/g)].flatMap(
        ({ groups }) => (groups?.['names'] ?? '').split(',').map((each) => each.trim()),
      ),
    );
    expect(named.filter((name) => unreachedNames.includes(name))).toEqual([]);
  });
});
