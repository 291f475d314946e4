import { createContext, useContext } from 'react';

export const IsAlone = createContext(false);

export const useIsAlone = (): boolean => useContext(IsAlone);
