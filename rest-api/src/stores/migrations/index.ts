import { firstLayout } from './001-first-layout.ts'
import { placesOfTheirOwn } from './002-places-of-their-own.ts'
import { done } from './003-done.ts'
import type { Migration } from './migration.ts'

/** Every step since the beginning, in order; the first leads to version 1. A step that was released is never changed. */
export const MIGRATIONS: readonly Migration[] = [firstLayout, placesOfTheirOwn, done]
