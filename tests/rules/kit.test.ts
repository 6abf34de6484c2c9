import { expect, it } from 'vitest';
import { filesUnder, linesMatching, textOf } from './repository.ts';

const screens = filesUnder('packages/web/src').filter(
  (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !path.startsWith('packages/web/src/kit/'),
);

it('no screen writes a table of its own: those of the kit have its looks, also on a phone', () => {
  const table = /<table\b/;
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.flatMap((path) => linesMatching(path, table))).toEqual([]);
  expect(table.test('<table className="rows">')).toBe(true);
  expect(table.test('<Table caption="Orders">')).toBe(false);
});

/** Parts that stand on the page of the kit by another one, or show nothing by themselves. */
const shownByOthers: Readonly<Record<string, string>> = {
  'dialogs/BlueprintDialog.tsx': 'Modal opens it',
  'dialogs/BlueprintDrawer.tsx': 'Sidebar opens it',
  'fields/ComboOptionRow.tsx': 'a row of the list of ComboField',
  'focus/FocusOnMount.tsx': 'moves the focus and draws nothing',
  'lists/useVirtualRows.tsx': 'needs a list as long as a page',
  'notices/RequestId.tsx': 'in FailureNotice',
  'pictures/Picture.tsx': 'the frame of every picture',
  'waiting/SkeletonTableRows.tsx': 'in BookedDealsTable on its way',
  'wizard/ReviewedPayee.tsx': 'in WizardReviewCard',
  'wizard/WizardSteps.tsx': 'in WizardFrame',
};

it('every part of the kit stands on the page that `npm run dev` has at /kit.html, or is shown there by another one', () => {
  const kit = 'packages/web/src/kit/';
  const parts = filesUnder(kit.slice(0, -1))
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => path.slice(kit.length));
  const page = filesUnder('packages/web/test/kit').map(textOf).join('\n');
  const missing = parts.filter((part) => !page.includes(`/src/kit/${part}'`));
  expect(parts.length).toBeGreaterThan(50);
  expect(missing.toSorted()).toEqual(Object.keys(shownByOthers));
});
