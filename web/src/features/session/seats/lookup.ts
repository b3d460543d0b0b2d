import type { Reply } from '@highjinks/protocol'
import { call } from '../../../lib/api.ts'
import { resource } from '../../../lib/resource.ts'

/** What a code leads to. Read once a code; looked up again when somebody asks for it again. */
const lookups = resource<string, Reply<'byCode'>>((code) => call('byCode', { params: { code } }))

export const useLookup = lookups.use
export const lookAgain = lookups.reload
