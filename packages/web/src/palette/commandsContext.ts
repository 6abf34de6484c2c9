import { createRoomContext } from '../context/createRoomContext.ts';

type Commands = { readonly open: () => void };

export const commandsContext = createRoomContext<Commands>('commands');
