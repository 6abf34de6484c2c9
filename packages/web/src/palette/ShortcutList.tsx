import { areLetterShortcutsOn } from '../kit/focus/singleKeys.ts';

const keys = [
  ['Ctrl K or Cmd K', 'Open the command field'],
  ['/', 'Search this page'],
  ['n', 'Book a deal'],
  ['j and k', 'Next row, previous row'],
  ['g then d', 'Book A Deal'],
  ['g then o', 'Past Orders or Past Deals'],
  ['g then b', 'Beneficiaries'],
  ['Enter in an amount', 'Go to Book Deal'],
  ['Ctrl Enter or Cmd Enter', 'Press the primary action'],
  ['?', 'This list'],
] as const;

/** Every shortcut with what it does. */
export const ShortcutList = () => (
  <>
    <dl className="key-list">
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
    <p className="quiet-words">
      {areLetterShortcutsOn()
        ? 'Single letters rest while you type. You can switch them off under Settings.'
        : 'Single letters are switched off. You can switch them on under Settings.'}
    </p>
  </>
);
