/** The colour schemes that a page can be shown in. */
export const colorSchemes = ['light', 'dark'] as const;

type ColorScheme = (typeof colorSchemes)[number];

const schemeQuery = /\(prefers-color-scheme: (light|dark)\)/g;

/** Every rule for a colour scheme counts, or does not, as if the device had this one; it is in force at once. */
const decideRules = (rules: CSSRuleList, scheme: ColorScheme): void => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const decided = rule.media.mediaText.replaceAll(schemeQuery, (_, asked) =>
        asked === scheme ? '(width >= 0px)' : '(width < 0px)',
      );
      if (decided !== rule.media.mediaText) rule.media.mediaText = decided;
    }
    if (rule instanceof CSSGroupingRule) decideRules(rule.cssRules, scheme);
  }
};

/**
 * Shows a page in one colour scheme, whichever the device has: a frame does not hand its own down in every browser. A style
 * sheet that is changed meanwhile is decided anew.
 */
export const applyColorScheme = (page: Document, scheme: ColorScheme): void => {
  const decide = (): void => {
    for (const sheet of page.styleSheets) decideRules(sheet.cssRules, scheme);
  };
  page.documentElement.style.colorScheme = scheme;
  page.body.classList.toggle('bp6-dark', scheme === 'dark');
  new MutationObserver(decide).observe(page.head, { childList: true, subtree: true, characterData: true });
  decide();
};
