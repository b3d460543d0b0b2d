import { look } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { storedJson } from '../../lib/storage.ts'

/** What whoever uses this browser chose to look like; null: whatever their seat gives them. */
export const ownLook = storedJson('look', z.nullable(look), null)
