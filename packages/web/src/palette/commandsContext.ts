import { createFeatureContext } from '../context/createFeatureContext.ts';

type Commands = { readonly open: () => void };

export const commandsContext = createFeatureContext<Commands>('commands');
