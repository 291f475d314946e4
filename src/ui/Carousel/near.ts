import { createContext, useContext } from 'react';

/** Not near: the slide cannot be visible soon, so its downloads can wait. */
export const Near = createContext(true);

export const useIsNear = (): boolean => useContext(Near);
