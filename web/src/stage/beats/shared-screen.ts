import { createContext } from 'react'

/** On a phone: others watch from a screen in the same room, where the reveals are told. */
export const SharedScreen = createContext(false)
