/**
 * `whole` has sidebar, header and footer. A session is quieter: in its `lobby` the sidebar is folded and the footer is
 * away, at the `table`, online or round one phone, so is the header.
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

/** What fades in as something new. A session's lobby and table are one scene: from one to the other nothing is lost. */
export function pageKeyOf(pathname: string): string {
  const session = SESSION.exec(pathname)?.[1]
  return session ? `session ${session}` : pathname
}

/** It offers a seat of its own session by itself. */
export function isInvitation(pathname: string): boolean {
  return /^\/join\/./.test(pathname)
}

/** Where 'Games' is the item for the current path. */
export function isAmongGames(pathname: string): boolean {
  return /^\/(?:games?|setup|gameplay)(?:\/|$)/.test(pathname) || /^\/multiplayer\/\d+$/.test(pathname)
}
