/** The colour schemes that a page can be worn in. */
export const modes = ['light', 'dark'] as const;

type Mode = (typeof modes)[number];

const asked = /\(prefers-color-scheme: (light|dark)\)/g;

/** Every rule for a colour scheme counts, or does not, as if the device had this one; it is in force at once. */
const decideRules = (rules: CSSRuleList, mode: Mode): void => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const decided = rule.media.mediaText.replaceAll(asked, (_, scheme) =>
        scheme === mode ? '(width >= 0px)' : '(width < 0px)',
      );
      if (decided !== rule.media.mediaText) rule.media.mediaText = decided;
    }
    if (rule instanceof CSSGroupingRule) decideRules(rule.cssRules, mode);
  }
};

/**
 * Shows a page in one colour scheme, whichever the device has: a frame does not hand its own down in every browser. A style
 * sheet that is changed meanwhile is decided anew.
 */
export const wearMode = (page: Document, mode: Mode): void => {
  const decide = (): void => {
    for (const sheet of page.styleSheets) decideRules(sheet.cssRules, mode);
  };
  page.documentElement.style.colorScheme = mode;
  page.body.classList.toggle('bp6-dark', mode === 'dark');
  new MutationObserver(decide).observe(page.head, { childList: true, subtree: true, characterData: true });
  decide();
};
