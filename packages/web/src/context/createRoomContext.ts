import { createContext, use, type Context } from 'react';

/** The one way in which components of a room reach what the composition made for them. */
type RoomContext<T> = { readonly Provider: Context<T | null>; readonly use: () => T };

/** Makes the context of a room; using it outside its provider is a defect. */
export const createRoomContext = <T>(room: string): RoomContext<T> => {
  const Provider = createContext<T | null>(null);
  const useRoom = (): T => {
    const provided = use(Provider);
    if (provided === null) throw new Error(`The room ${room} is not provided here.`);
    return provided;
  };
  return { Provider, use: useRoom };
};
