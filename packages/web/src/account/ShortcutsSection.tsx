import { useState } from 'react';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { Card } from '../kit/layout/Card.tsx';
import { areLetterShortcutsOn, switchLetterShortcuts } from '../kit/focus/singleKeys.ts';

/** Switches the shortcuts of single letters (WCAG 2.1.4). */
export const ShortcutsSection = () => {
  const [on, setOn] = useState(areLetterShortcutsOn);
  const handleChange = (wanted: boolean): void => {
    if (switchLetterShortcuts(wanted)) setOn(wanted);
  };
  return (
    <Card title="Keyboard">
      <CheckField checked={on} onChange={handleChange}>
        Single letters are shortcuts. Press ? to see them all; Ctrl+K or Cmd+K always opens the command field.
      </CheckField>
    </Card>
  );
};
