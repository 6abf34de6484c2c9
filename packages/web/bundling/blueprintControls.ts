import type { Declaration, Plugin, Root, Rule } from 'postcss';

/** The controls of Blueprint that the application draws, each with what it is made of, by their class names. */
const controls: Readonly<Record<string, readonly string[]>> = {
  page: ['dark', 'portal', 'icon', 'heading', 'text-overflow-ellipsis', 'fill', 'disabled'],
  overlay: ['overlay', 'overlay-open', 'overlay-inline', 'overlay-content', 'overlay-backdrop']
    .concat(['overlay-scroll-container', 'overlay-container'])
    .concat(
      ['enter', 'appear', 'exit'].flatMap((change) => [`overlay-${change}`, `overlay-${change}-active`]),
    ),
  dialog: ['dialog', 'dialog-container', 'dialog-header', 'dialog-body', 'dialog-footer']
    .concat([
      'dialog-body-scroll-container',
      'dialog-footer-fixed',
      'dialog-footer-main-section',
      'dialog-footer-actions',
    ])
    .concat(['dialog-close-button', 'button', 'minimal']),
  drawer: ['drawer', 'position-left', 'position-right'],
  select: ['html-select'],
  tag: ['tag', 'round'],
};

/** Every class of Blueprint, without its prefix, whose rules the application carries. */
export const blueprintClasses: ReadonlySet<string> = new Set(Object.values(controls).flat());

/** What a selector excludes may be a class that nothing here ever has. */
const withoutExclusions = (selector: string): string => selector.replaceAll(/:not\([^()]*\)/g, '');

/** What none of these controls ever is here: dark by an attribute, of an intent, a select without a frame. */
const neverDrawn = /\[data-bp-color-scheme|\[class\*=["']?bp6-intent-|\.bp6-html-select\.bp6-minimal/;

const isUsed = (selector: string): boolean =>
  !neverDrawn.test(withoutExclusions(selector)) &&
  [...withoutExclusions(selector).matchAll(/\.bp6-([\w-]+)/g)].every(([, name = '']) =>
    blueprintClasses.has(name),
  );

const isInLayer = (rule: Rule): boolean => {
  for (let parent = rule.parent; parent !== undefined; parent = parent.parent as typeof parent)
    if (parent.type === 'atrule' && 'params' in parent && parent.params === 'blueprint') return true;
  return false;
};

/** What Blueprint keeps in variables, ours for them included, as far as nothing that is drawn reads it. */
const removeUnreadVariables = (sheet: Root): void => {
  const variables: Declaration[] = [];
  sheet.walkDecls(/^--bp-/, (declaration) => void variables.push(declaration));
  for (let before = -1; before !== variables.length;) {
    before = variables.length;
    const read = new Set<string>();
    sheet.walkDecls(({ value }) => {
      for (const [, name = ''] of value.matchAll(/var\(\s*(--bp-[\w-]+)/g)) read.add(name);
    });
    for (const unread of variables.filter(({ prop }) => !read.has(prop))) {
      unread.remove();
      variables.splice(variables.indexOf(unread), 1);
    }
  }
};

/**
 * Leaves of Blueprint's style sheet, in its own layer, the rules of the controls that the application draws and the
 * variables that they read: the whole is nine times everything that we write ourselves.
 */
export const blueprintControls = (): Plugin => ({
  postcssPlugin: 'blueprint-controls',
  OnceExit: (sheet) => {
    sheet.walkRules((rule) => {
      if (!rule.selector.includes('.bp6-') || !isInLayer(rule)) return;
      const used = rule.selectors.filter(isUsed);
      if (used.length === 0) rule.remove();
      else rule.selectors = used;
    });
    removeUnreadVariables(sheet);
    sheet.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
    sheet.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) rule.remove();
    });
  },
});
