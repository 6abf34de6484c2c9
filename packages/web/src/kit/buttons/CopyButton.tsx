import { useState } from 'react';
import { QuietButton } from './QuietButton.tsx';

/** Puts a text on the clipboard and says whether it worked. */
export const CopyButton = ({ text, what }: { readonly text: string; readonly what: string }) => {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle');
  const handlePress = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  };
  return (
    <>
      <QuietButton look="plain" label={`Copy ${what}`} onPress={handlePress}>
        {outcome === 'copied' ? 'Copied' : 'Copy'}
      </QuietButton>
      <output className="visually-hidden">
        {outcome === 'copied'
          ? `Copied ${what}.`
          : outcome === 'refused'
            ? 'Copying is not allowed here.'
            : ''}
      </output>
    </>
  );
};
