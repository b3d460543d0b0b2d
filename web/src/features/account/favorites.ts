import { call } from '../../lib/api.ts'
import { resource } from '../../lib/resource.ts'
import { heedRefusal, useUser } from './account.ts'

type Hearts = ReadonlySet<number>
const NONE: Hearts = new Set()

/** Keyed by the user, so that the next one to sign in here sees their own. */
const hearts = resource<string, Hearts>(async () => new Set((await call('favorites', {})).map((one) => one.gameId)))

export function useHearts(): Hearts {
  const user = useUser()
  const loaded = hearts.use(user?.id ?? null)
  return loaded.status === 'ready' ? loaded.value : NONE
}

/** Shown at once, taken back when the server says no. True when it was kept. */
export async function setHeart(userId: string, before: Hearts, gameId: number, isHearted: boolean): Promise<boolean> {
  const after = new Set(before)
  if (isHearted) after.add(gameId)
  else after.delete(gameId)
  hearts.put(userId, after)
  try {
    const params = { gameId: String(gameId) }
    await (isHearted ? call('addFavorite', { params }) : call('removeFavorite', { params }))
    return true
  } catch (fault) {
    hearts.put(userId, before)
    heedRefusal(fault)
    return false
  }
}
