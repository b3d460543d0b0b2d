import { createContext } from 'react'

/** Whether what is drawn here only keeps its place for now. */
export const IsHeld = createContext(false)
