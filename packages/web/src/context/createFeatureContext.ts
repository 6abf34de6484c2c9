import { createContext, use, type Context } from 'react';

/** The one way in which components of a feature reach what the composition made for them. */
type FeatureContext<T> = { readonly Provider: Context<T | null>; readonly use: () => T };

/** Makes the context of a feature; using it outside its provider is a defect. */
export const createFeatureContext = <T>(feature: string): FeatureContext<T> => {
  const Provider = createContext<T | null>(null);
  const useFeature = (): T => {
    const provided = use(Provider);
    if (provided === null) throw new Error(`The feature ${feature} is not provided here.`);
    return provided;
  };
  return { Provider, use: useFeature };
};
