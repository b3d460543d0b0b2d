import { look } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { storedJson } from '../../lib/storage.ts'

/** This user's chosen look; null for the one their seat gives them. */
export const ownLook = storedJson('look', z.nullable(look), null)
