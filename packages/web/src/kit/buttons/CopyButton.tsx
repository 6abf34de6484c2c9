import { useEffect, useState } from 'react';
import { QuietButton } from './QuietButton.tsx';
import './CopyButton.css';

/** Puts a text on the clipboard and says whether it worked; where it did not, visibly. */
export const CopyButton = ({ text, what }: { readonly text: string; readonly what: string }) => {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (outcome !== 'refused') return undefined;
    // It lies over the page until the user goes on.
    const clear = (): void => setOutcome('idle');
    for (const kind of ['pointerdown', 'keydown'] as const) document.addEventListener(kind, clear);
    return () => {
      for (const kind of ['pointerdown', 'keydown'] as const) document.removeEventListener(kind, clear);
    };
  }, [outcome]);
  const handlePress = async (): Promise<void> => {
    setOutcome('idle');
    try {
      // Outside a secure page there is no clipboard at all, which is no other case for the user.
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <>
      <QuietButton look="plain" label={`Copy ${what}`} onPress={() => void handlePress()}>
        {outcome === 'copied' ? 'Copied' : 'Copy'}
      </QuietButton>
      <output className={outcome === 'refused' ? 'copy-refused' : 'visually-hidden'}>
        {outcome === 'copied'
          ? `Copied ${what}.`
          : outcome === 'refused'
            ? 'Copying is not allowed here. Select the text and copy it yourself.'
            : ''}
      </output>
    </>
  );
};
