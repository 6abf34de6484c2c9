import { createContext, use, type Context } from 'react';

/** The one way in which components of a room reach what the composition made for them. */
export type Door<T> = { readonly Context: Context<T | null>; readonly enter: () => T };

/** Makes a door; entering it outside the application is a defect. */
export const makeDoor = <T>(room: string): Door<T> => {
  const Room = createContext<T | null>(null);
  const useRoom = (): T => {
    const inside = use(Room);
    if (inside === null) throw new Error(`The room ${room} is not open here.`);
    return inside;
  };
  return { Context: Room, enter: useRoom };
};
