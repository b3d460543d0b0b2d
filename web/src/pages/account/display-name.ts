import { NAME_MAX, type User } from '@highjinks/protocol'
import { useState } from 'react'
import { playerName } from '../../lib/storage.ts'
import { useUser } from './account.ts'

/** Suggests a name to edit: the account's, else the one this browser used last. */
export function useDisplayName(): [string, (name: string) => void] {
  const user = useUser()
  const [draft, setDraft] = useState<string | null>(null)
  return [draft ?? (nameOf(user) || playerName.get() || ''), setDraft]
}

function nameOf(user: User | null): string {
  if (!user) return ''
  const name = user.username || [user.firstName, user.lastName].filter(Boolean).join(' ')
  return name.slice(0, NAME_MAX).trim()
}
