import { call } from '../../lib/api.ts'
import { createResource, type Loaded } from '../../lib/resource.ts'
import { useUser } from './account.ts'
import { signOutIfRefused } from './sign-in.ts'

type Hearts = ReadonlySet<number>
const NONE: Hearts = new Set()

/** Keyed by user, so that the next one to sign in here sees their own. */
const hearts = createResource<string, Hearts>(
  async () => new Set((await call('favorites', {})).map((one) => one.gameId)),
)

/** Loads the hearts for the list, which has to tell an empty one from a failed one. */
export function useLoadedHearts(): Loaded<Hearts> {
  const user = useUser()
  return hearts.use(user?.id ?? null)
}

export function useHearts(): Hearts {
  const loaded = useLoadedHearts()
  return loaded.status === 'ready' ? loaded.value : NONE
}

/** Shows the change right away, and reverts it if the server refuses. Returns true if it was stored. */
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
    signOutIfRefused(fault)
    return false
  }
}
