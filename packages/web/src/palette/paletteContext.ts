import { createFeatureContext } from '../context/createFeatureContext.ts';

type Commands = { readonly open: () => void };

export const paletteContext = createFeatureContext<Commands>('commands');
