import { createContext } from 'react'

/** True if the content here only holds its place for now. */
export const IsPlaceholder = createContext(false)
