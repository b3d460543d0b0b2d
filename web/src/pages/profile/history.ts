import type { Reply } from '@highjinks/protocol'
import { call } from '../../lib/api.ts'
import { createResource, type Loaded } from '../../lib/resource.ts'
import { signOutIfRefused } from '../account/sign-in.ts'

export type HistoryPage = Reply<'history'>

/** Keeps pages by user and cursor; a null cursor is the newest page. */
const pages = createResource<string, HistoryPage>(async (key) => {
  const before = key.slice(key.indexOf(' ') + 1)
  try {
    return await call('history', { query: before ? { before } : {} })
  } catch (fault) {
    signOutIfRefused(fault)
    throw fault
  }
})
const keyOf = (userId: string, before: string | null) => `${userId} ${before ?? ''}`

export function useHistoryPage(userId: string, before: string | null): Loaded<HistoryPage> {
  return pages.use(keyOf(userId, before))
}

export function retryHistoryPage(userId: string, before: string | null): void {
  void pages.reload(keyOf(userId, before))
}

export function forgetHistory(): void {
  pages.clear()
}
