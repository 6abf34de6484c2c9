import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';

type OnMove = (event: PopStateEvent) => void;

/**
 * Calls a listener at every move through the history, before the router's, until the next one is there: of several only
 * the last, which lies above the others. Gives the function that ends it.
 */
type InterceptHistory = (onMove: OnMove) => () => void;

const createGate = () => {
  const listening: OnMove[] = [];
  const intercept: InterceptHistory = (onMove) => {
    listening.push(onMove);
    return () => {
      if (listening.includes(onMove)) listening.splice(listening.indexOf(onMove), 1);
    };
  };
  return { intercept, handleMoved: (event: PopStateEvent): void => listening.at(-1)?.(event) };
};

const interceptNothing: InterceptHistory = () => () => undefined;
const Gate = createContext<InterceptHistory>(interceptNothing);

/** Goes directly inside the router; without it nothing is intercepted. */
export const HistoryInterceptor = ({ children }: { readonly children: ReactNode }) => {
  const [gate] = useState(createGate);
  // Layout effects run from the inside out, so this listener stands before that of the router around it.
  useLayoutEffect(() => {
    window.addEventListener('popstate', gate.handleMoved);
    return () => window.removeEventListener('popstate', gate.handleMoved);
  }, [gate]);
  return <Gate value={gate.intercept}>{children}</Gate>;
};

export const useInterceptHistory = (): InterceptHistory => useContext(Gate);
