import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';

type OnMove = (event: PopStateEvent) => void;

/** Calls one listener at every move through the history, before the router's; gives the function that ends it. */
type InterceptHistory = (onMove: OnMove) => () => void;

const createGate = () => {
  let listening: OnMove | null = null;
  const intercept: InterceptHistory = (onMove) => {
    listening = onMove;
    return () => {
      if (listening === onMove) listening = null;
    };
  };
  return { intercept, handleMoved: (event: PopStateEvent): void => listening?.(event) };
};

const interceptNothing: InterceptHistory = () => () => undefined;
const Gate = createContext<InterceptHistory>(interceptNothing);

/** Goes directly inside the router; without it nothing is intercepted. */
export const HistoryGate = ({ children }: { readonly children: ReactNode }) => {
  const [gate] = useState(createGate);
  // Layout effects run from the inside out, so this listener stands before that of the router around it.
  useLayoutEffect(() => {
    window.addEventListener('popstate', gate.handleMoved);
    return () => window.removeEventListener('popstate', gate.handleMoved);
  }, [gate]);
  return <Gate value={gate.intercept}>{children}</Gate>;
};

export const useHistoryGate = (): InterceptHistory => useContext(Gate);
