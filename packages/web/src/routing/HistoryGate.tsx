import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';

type Heard = (event: PopStateEvent) => void;

/** Lets one place hear of every move through the history before the router does; gives the function that ends it. */
type HoldHistory = (heard: Heard) => () => void;

const createGate = () => {
  let listening: Heard | null = null;
  const hold: HoldHistory = (heard) => {
    listening = heard;
    return () => {
      if (listening === heard) listening = null;
    };
  };
  return { hold, handleMoved: (event: PopStateEvent): void => listening?.(event) };
};

const nothingHeld: HoldHistory = () => () => undefined;
const Gate = createContext<HoldHistory>(nothingHeld);

/** Stands directly in the router. Outside of one nothing is held. */
export const HistoryGate = ({ children }: { readonly children: ReactNode }) => {
  const [gate] = useState(createGate);
  // Layout effects run from the inside out, so this listener stands before that of the router around it.
  useLayoutEffect(() => {
    window.addEventListener('popstate', gate.handleMoved);
    return () => window.removeEventListener('popstate', gate.handleMoved);
  }, [gate]);
  return <Gate value={gate.hold}>{children}</Gate>;
};

export const useHistoryGate = (): HoldHistory => useContext(Gate);
