import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { filesUnder, textOf } from './repository.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
type Declared = Node & { readonly id: Node; readonly init: Node | null };
type Call = Node & { readonly callee: Node; readonly arguments: readonly Node[] };

const isNode = (value: object): value is Node => 'type' in value && 'start' in value;

/** A part of a script with everything in it, outermost first. */
const partsOf = (part: unknown, found: Node[] = []): readonly Node[] => {
  if (typeof part !== 'object' || part === null) return found;
  if (isNode(part)) found.push(part);
  for (const inner of Object.values(part)) partsOf(inner, found);
  return found;
};
const callsIn = (part: unknown): readonly Call[] =>
  partsOf(part).filter((each): each is Call => each.type === 'CallExpression');

/** `expect(what).matcher` with what a matcher is given; only what asks the document. */
const ofDocument = /^expect(?:\.poll)?\([\s\S]*?(?:screen|document|container|queryBy|queryAllBy)/;
const absence =
  /(?:\.toBeNull\(\)|\.toBeUndefined\(\)|\.toBeFalsy\(\)|\.toHaveLength\(0\)|\.toEqual\(\[\]\)|\.toBe\((?:''|false|null)\)|\.not\.to(?!BeNull|BeUndefined)\w+\([\s\S]*\))$/;
const presence = /\.not\.toBe(?:Null|Undefined)\(\)$/;
/** Asking for what is not there throws. */
const asksForWhatIsShown = /\b(?:get|find)(?:All)?By[A-Z]\w*\(/;

interface Test {
  readonly title: string;
  /** It would pass on an empty page. */
  readonly isEmpty: boolean;
}

/** What is expected in a part of a script, in its words. */
const checksIn = (said: readonly string[]): readonly string[] =>
  said.filter((each) => /^expect[.(]/.test(each) && /\)\s*\.[\w.]+\([\s\S]*\)$/.test(each));

/** The tests of a script. What a function at its top, or one of `shared`, expects or asks for counts where the test calls it. */
const testsIn = (ownText: string, shared = ''): readonly Test[] => {
  const text = `${ownText}\n${shared}`;
  const { program } = parseSync('a.test.tsx', text);
  const words = ({ start, end }: Node): string => text.slice(start, end);
  const declared = partsOf(program.body).filter(
    (each): each is Declared => each.type === 'VariableDeclarator',
  );
  const found = declared
    .filter(({ init }) => init && !/=>/.test(words(init)) && ofDocument.test(`expect(${words(init)}`))
    .map(({ id }) => words(id));
  const isOfDocument = (check: string): boolean =>
    ofDocument.test(check) || found.some((name) => new RegExp(`^expect\\(${name}\\b`).test(check));
  const isAbsence = (check: string): boolean =>
    isOfDocument(check) && absence.test(check) && !presence.test(check);
  const functions = declared.filter((each) => /=>/.test(words(each)));
  const isCalled = (said: readonly string[], { id }: Declared): boolean =>
    said.some((each) => each.startsWith(`${words(id)}(`));
  const asking = functions.filter(
    (each) =>
      asksForWhatIsShown.test(words(each)) ||
      checksIn(callsIn(each).map(words)).some((check) => !isAbsence(check)),
  );
  return callsIn(program)
    .filter(({ callee }) => /^(?:it|test)(?:\.(?:each|for)\([\s\S]*\))?$/.test(words(callee)))
    .flatMap((call) => {
      const body = call.arguments.at(-1);
      const [title] = call.arguments;
      if (body === undefined || title === undefined) return [];
      const said = callsIn(body).map(words);
      const called = functions.filter((each) => isCalled(said, each));
      const checks = checksIn([...said, ...called.flatMap((each) => callsIn(each).map(words))]);
      const asks = asking.some((each) => isCalled(said, each)) || asksForWhatIsShown.test(words(body));
      return [{ title: words(title), isEmpty: checks.length > 0 && checks.every(isAbsence) && !asks }];
    });
};

const says = /^export const says = .*$/m;

/** `says`, where a test of a page imports it. */
const sayingFunction = (path: string): string =>
  /^\s+says,$|[{ ]says[, ]/m.test(textOf(path)) && textOf(path).includes('openAdministration.tsx')
    ? (says.exec(textOf('packages/web/test/openAdministration.tsx'))?.[0] ?? '').replace('export ', '')
    : '';

const empty = (body: string): readonly string[] =>
  testsIn(`const says = (text) => expect(screen.getByText(text)).toBeTruthy();
    const open = () => render(<Page />);
    const saysNothing = () => expect(screen.queryByRole('status')).toBeNull();
    it('is a test', async () => { ${body} });`)
    .filter(({ isEmpty }) => isEmpty)
    .map(({ title }) => title);

describe('a test of a page', () => {
  it.each([
    `open(); expect(screen.queryByRole('alert')).toBeNull();`,
    `render(<Page />); expect(document.querySelectorAll('tr')).toHaveLength(0);`,
    `await expect.poll(() => screen.queryByRole('dialog')).toBeNull();`,
    `const alert = screen.queryByRole('alert'); expect(alert).toBeNull();`,
    `open(); const rows = document.querySelectorAll('tr'); expect(rows).toHaveLength(0);`,
    `open(); saysNothing();`,
    `open(); saysNothing(); expect(screen.queryByRole('alert')).toBeNull();`,
    `expect(container.textContent).toBe(''); expect(document.body.textContent).not.toContain('a');`,
  ])('that expects only absence passes on an empty page, and is noticed: %s', (body) => {
    expect(empty(body)).toEqual([`'is a test'`]);
  });

  it.each([
    `open(); says('Dashboard'); expect(screen.queryByRole('alert')).toBeNull();`,
    `fireEvent.click(screen.getByRole('button')); expect(screen.queryByRole('alert')).toBeNull();`,
    `expect(document.body.textContent).toBe('Unchanged'); expect(document.body.textContent).toBe('');`,
    `expect(document.querySelector('main')).not.toBeNull();`,
    `expect(store.busy).toBe(false);`,
  ])('that shows something first, or asks no page, is not: %s', (body) => {
    expect(empty(body)).toEqual([]);
  });

  it('expects first what is shown, wherever it expects that something is absent', () => {
    const tests = filesUnder('packages/web/src')
      .filter((path) => path.endsWith('.test.tsx'))
      .flatMap((path) => testsIn(textOf(path), sayingFunction(path)).map((test) => ({ path, ...test })));
    expect(tests.length).toBeGreaterThan(350);
    expect(tests.filter(({ isEmpty }) => isEmpty).map(({ path, title }) => `${path}: ${title}`)).toEqual([]);
  });
});
