/**
 * `whole` has sidebar, header and footer. A session is quieter: in its `lobby` the sidebar is folded and there's no
 * footer; at the `table`, online or on one phone, there's no header either.
 */
export type FrameKind = 'whole' | 'lobby' | 'table'

const TABLE = /^\/(?:play|gameplay)\//
/** With digits it is a game about to be hosted, which is a page like any other. */
const LOBBY = /^\/multiplayer\/(?!\d+$)/

export function frameKindOf(pathname: string): FrameKind {
  if (TABLE.test(pathname)) return 'table'
  return LOBBY.test(pathname) ? 'lobby' : 'whole'
}

const SESSION = /^\/(?:multiplayer|play)\/(s[\w-]+)$/

/**
 * Returns the key that decides what fades in as a new page. A session's lobby and table are one scene, so nothing is
 * lost between them.
 */
export function pageKeyOf(pathname: string): string {
  const session = SESSION.exec(pathname)?.[1]
  return session ? `session ${session}` : pathname
}

/** Returns whether the page offers a seat in its own session. */
export function isInvitation(pathname: string): boolean {
  return /^\/join\/./.test(pathname)
}

/** Returns whether 'Games' is the current item. */
export function isAmongGames(pathname: string): boolean {
  return /^\/(?:games?|setup|gameplay)(?:\/|$)/.test(pathname) || /^\/multiplayer\/\d+$/.test(pathname)
}
