import { useRef, useState } from 'react';

/** For which client the key of a form was typed: it is never sent for another one. */
type KeyOwner = {
  /** What is said beside the key once it was taken away; null until then. */
  readonly refusal: string | null;
  /** The key was typed or proposed for this client; empty while none is named. */
  readonly noteFor: (clientId: string) => void;
  /** Whether the key may go to this client; where it was typed for another one, that is said, and it has to be typed anew. */
  readonly isFor: (clientId: string) => boolean;
};

/** Keeps, unseen, whose key a form holds, such as after a change that was cancelled. */
export const useTypedKeyOwner = (): KeyOwner => {
  const owner = useRef('');
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    refusal,
    noteFor: (clientId) => {
      owner.current = clientId;
      setRefusal(null);
    },
    isFor: (clientId) => {
      const { current } = owner;
      if (current === '' || current === clientId) return true;
      setRefusal(
        `The key that stood here was typed for ${current}, so it is gone. Give that of ${clientId}.`,
      );
      return false;
    },
  };
};
