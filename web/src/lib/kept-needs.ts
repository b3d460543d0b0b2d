import * as z from 'zod/mini'
import { storedJson } from './storage.ts'

/** This person needs more time to answer. Only their seat and the server learn it. */
export const needsTime = storedJson('needsTime', z.boolean(), false)
/** `main/first.js` reads it before the first paint. */
export const largeLetters = storedJson('largeLetters', z.boolean(), false)
/** Null: this phone vibrates unless it's muted or its owner wants less motion. */
export const ownHaptics = storedJson<boolean | null>('haptics', z.nullable(z.boolean()), null)
