import { DialogBody, DialogFooter, Drawer, HTMLSelect } from '@blueprintjs/core';
import whole from '@blueprintjs/core/lib/css/blueprint.css?raw';
import { cleanup, render } from '@testing-library/react';
import postcss from 'postcss';
import { afterEach, describe, expect, it } from 'vitest';
import { blueprintClasses, blueprintControls } from '../../bundling/blueprintControls.ts';
import { Badge } from '../kit/facts/Badge.tsx';
import { Modal } from '../kit/dialogs/Modal.tsx';

const classesIn = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/\.bp6-([\w-]+)/g)].map(([, name = '']) => name));

const keep = async (css: string): Promise<string> =>
  (await postcss([blueprintControls()]).process(`@layer blueprint{${css}}`, { from: undefined })).css;

const nothing = (): void => undefined;

/** Every class of Blueprint on the page, without its prefix. */
const drawn = (): readonly string[] => [
  ...new Set(
    [...document.querySelectorAll('[class*="bp6-"]')].flatMap((element) =>
      [...element.classList]
        .filter((name) => name.startsWith('bp6-'))
        .map((name) => name.slice('bp6-'.length)),
    ),
  ),
];

afterEach(cleanup);

describe('the styles of Blueprint', () => {
  it('come for every class that a dialog, a drawer, a list of choices and a badge of ours have', () => {
    render(
      <>
        <Modal open title="Sure?" focus="button" onClose={nothing}>
          <DialogBody>Money moves.</DialogBody>
          <DialogFooter actions={<button type="button">Go</button>} />
        </Modal>
        <Drawer isOpen position="right" />
        <Drawer isOpen position="left" />
        <HTMLSelect fill disabled options={['USD']} />
        <Badge>Booked</Badge>
      </>,
    );
    const styled = classesIn(whole);
    // The letter of an icon font is not shown where the icon is drawn.
    const classes = drawn().filter((name) => styled.has(name) && !name.startsWith('icon-'));

    expect(classes).toEqual(
      expect.arrayContaining(['dialog', 'drawer', 'html-select', 'tag', 'overlay-backdrop']),
    );
    expect(classes.filter((name) => !blueprintClasses.has(name))).toEqual([]);
  });

  it('leave out variables that nothing reads, and those that only they read', async () => {
    expect(
      await keep(
        ':root{--bp-a:1px;--bp-b:var(--bp-a)}.bp6-dark{--bp-c:var(--bp-b);--bp-d:2px}p{margin:var(--bp-b)}',
      ),
    ).toBe('@layer blueprint{:root{--bp-a:1px;--bp-b:var(--bp-a)}p{margin:var(--bp-b)}}');
  });

  it('leave out what the application does not draw, and keep what a selector only excludes', async () => {
    expect(await keep('.bp6-tag,.bp6-slider{color:red}')).toBe('@layer blueprint{.bp6-tag{color:red}}');
    expect(await keep('.bp6-tag:not(.bp6-intent-primary){color:red}')).toContain('.bp6-tag');
    expect(await keep('p{margin:0}@media print{.bp6-slider{color:red}}')).toBe(
      '@layer blueprint{p{margin:0}}',
    );
    expect((await keep(whole)).length).toBeLessThan(whole.length / 9);
  });

  it('are in no need of a choice where a rule is our own', async () => {
    const css = '.bp6-slider{color:red}';
    expect((await postcss([blueprintControls()]).process(css, { from: undefined })).css).toBe(css);
  });
});
