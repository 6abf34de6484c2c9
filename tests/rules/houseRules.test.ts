import { describe, expect, it } from 'vitest';
import { filesUnder, isScript, linesMatching, root, textOf } from './repository.ts';

const everything = filesUnder('.');
const sources = everything.filter((path) => /^packages\/[^/]+\/src\//.test(path));
const scripts = everything.filter(isScript);
const isTest = (path: string) => /\.(?:test|journey)\.tsx?$/.test(path) || path.startsWith('tests/');
const offendersIn = (paths: readonly string[], pattern: RegExp) =>
  paths.flatMap((path) => linesMatching(path, pattern));
/** Written in two parts, so that the rule does not find itself. */
const word = (...parts: readonly string[]) => parts.join('');

describe('names', () => {
  it('no file or folder is a drawer for what has no name', () => {
    const drawer = /(?:^|\/)(?:utils?|helpers?|commons?|misc|stuff)(?:\.[a-z.]+)?(?:\/|$)/i;
    expect(everything.filter((path) => drawer.test(path))).toEqual([]);
    expect(
      ['src/utils.ts', 'src/helpers/a.ts', 'src/Common.tsx'].filter((path) => drawer.test(path)),
    ).toHaveLength(3);
  });
});

it('nobody silences the rule that refuses silences', () => {
  expect(offendersIn(scripts, new RegExp(word('lint-', 'disable.*no-warning-', 'comments')))).toEqual([]);
});

describe('the project speaks only of itself', () => {
  const texts = everything.filter(
    (path) =>
      path !== 'package-lock.json' &&
      /\.(?:[cm]?[jt]sx?|json|md|html|css|svg|ya?ml|sh)$|(?:^|\/)[^.]+$/.test(path),
  );

  it('no file names a place of one machine', () => {
    const places = new RegExp(
      `(?<![\\w.:/-])/(?:${word('wo', 'rk')}|${word('tm', 'p')}|${word('ro', 'ot')}|home/\\w+|Users/\\w+)/`,
    );
    expect(offendersIn(texts, places)).toEqual([]);
    expect(places.test(word("'/tm", "p/x'"))).toBe(true);
  });

  it('no file names the host of a package registry', () => {
    const hosts = new RegExp(
      [word('registry', '\\.'), word('npmjs', '\\.org'), word('npm', 'mirror')].join('|'),
    );
    expect(offendersIn([...texts, 'package-lock.json'], hosts)).toEqual([]);
  });

  it('no file speaks of how it came to be written', () => {
    const makers = new RegExp(
      [
        word('\\b(?:cla', 'ude|anthro', 'pic|open', 'ai|chat', 'gpt|copi', 'lot)\\b'),
        word('language ', 'model'),
        word('shared/', '(?:design|spec|facts|look)'),
        word('\\bissue', ' \\d'),
      ].join('|'),
      'i',
    );
    expect(offendersIn(texts, makers)).toEqual([]);
  });
});

describe('the domain runs anywhere', () => {
  const domain = sources.filter((path) => path.startsWith('packages/domain/') && !isTest(path));

  it('and finds no way round the ban on clocks and globals', () => {
    expect(offendersIn(domain, /\bglobalThis\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bawait import\(/)).toEqual(
      [],
    );
  });

  it('and never computes money in floating point', () => {
    // The partner's wire speaks in JSON numbers: they are turned into minor units there and nowhere else.
    const money = domain.filter(
      (path) => path.startsWith('packages/domain/src/money/') && !path.endsWith('/wireNumber.ts'),
    );
    expect(offendersIn(money, /\bparseFloat\(|\.toFixed\(|\bMath\.round\(/)).toEqual([]);
  });
});

describe('the web application', () => {
  const web = sources.filter((path) => path.startsWith('packages/web/'));

  it('draws icons as elements: a name in a string loads a hundred kilobytes of paths', () => {
    const named = /\b(?:icon|rightIcon|leftIcon|endIcon)=(?:\{\s*)?['"`]/;
    expect(offendersIn(web, named)).toEqual([]);
    expect(named.test('<Button icon="user" />')).toBe(true);
    expect(named.test('<Button icon={<User />} />')).toBe(false);
  });

  it('gives back from no effect what the browser answers: an effect gives its own end, and newer browsers answer more', () => {
    const given =
      /\buse(?:Layout)?Effect\(\(\) => [^{]*\.(?:focus|blur|click|select|scroll\w*|play|animate)\(/;
    expect(offendersIn(web, given)).toEqual([]);
    expect(given.test('useEffect(() => field.current?.focus(), []);')).toBe(true);
    expect(given.test('useEffect(() => rates.watch(), [rates]);')).toBe(false);
  });

  it('writes no markup from text and no style into markup', () => {
    expect(offendersIn(web, /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|\beval\(/)).toEqual(
      [],
    );
  });
});

describe('rules and their ids', () => {
  const known = new Set(
    [...textOf('docs/rules.md').matchAll(/^\|\s*([A-Z]+(?:-[A-Z]+)?-\d+)\s*\|/gm)].map(([, id]) => id),
  );
  const areas = [...new Set([...known].map((id) => id?.replace(/-\d+$/, '')))];
  const pattern = new RegExp(`(?<![\\w-])(?:${areas.join('|')})-\\d+(?![\\w-])`, 'g');

  it('every id that the code mentions is one of docs/rules.md', () => {
    const mentioned = [...sources, ...everything.filter((path) => path.endsWith('.journey.ts'))].flatMap(
      (path) => [...textOf(path).matchAll(pattern)].map(([id]) => ({ path, id })),
    );
    expect(mentioned.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('an id of a family that docs/rules.md does not know yet is found, too', () => {
    const says = /^\s*(?:\/?\*|\/\/)|\b(?:it|test|describe)(?:\.each\([^)]*\))?\(['`]/;
    const anyId = /(?<![\w-])([A-Z]{2,}(?:-[A-Z]+)?)-\d+(?![\w-])/g;
    // Encodings and hashes are written like ids, and so are the number of an invoice and the reference of a deal.
    const otherNames = new Set(['UTF', 'SHA', 'HMAC-SHA', 'ISO', 'INV', 'OFX']);
    const families = (line: string) => [...line.matchAll(anyId)].map(([, family = '']) => family);
    const unknown = [...sources, ...everything.filter((path) => path.startsWith('tests/') && isScript(path))]
      .flatMap((path) => linesMatching(path, says))
      .filter((line) => families(line).some((each) => !areas.includes(each) && !otherNames.has(each)));
    expect(unknown).toEqual([]);
    expect(families('/** Keeps NEW-7 and UTF-8. */')).toEqual(['NEW', 'UTF']);
    expect(areas).toContain('CP-QUOTE');
  });

  it('every id is named by what keeps or proves it, unless it is not built yet', () => {
    const texts = everything
      .filter((path) => isScript(path) && /^(?:packages|tests)\//.test(path))
      .map(textOf)
      .join('\n');
    const named = new Set(texts.match(pattern));
    for (const [, area, first, last] of texts.matchAll(
      /\b([A-Z]+(?:-[A-Z]+)?)-(\d+)\s+(?:\*\s+)?to\s+(?:\*\s+)?\1-(\d+)/g,
    ))
      for (let number = Number(first); number <= Number(last); number += 1) named.add(`${area}-${number}`);
    const built = [
      ...textOf('docs/rules.md').matchAll(/^\|\s*([A-Z]+(?:-[A-Z]+)?-\d+)\s*\|(.*)\|$/gm),
    ].filter(([, , rule = '']) => !/\(not built yet\)\s*$/.test(rule));
    expect(built.map(([, id]) => id).filter((id) => id !== undefined && !named.has(id))).toEqual([]);
  });

  it('no id is given twice', () => {
    const ids = [...textOf('docs/rules.md').matchAll(/^\|\s*([A-Z]+(?:-[A-Z]+)?-\d+)\s*\|/gm)].map(
      ([, id]) => id,
    );
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.length).toBeGreaterThan(200);
  });
});

it('looks at the whole repository', () => {
  expect(root).not.toBe('');
  expect(everything).toEqual(
    expect.arrayContaining(['package.json', 'docs/rules.md', 'packages/domain/src/money/makeMoney.ts']),
  );
});
