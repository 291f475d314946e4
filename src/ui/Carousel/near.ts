import { createContext, useContext } from 'react';

/** Not near: nobody sees this slide before those between have moved on, so what costs the line can wait. */
export const Near = createContext(true);

export const useIsNear = (): boolean => useContext(Near);
