/** `whole` has sidebar, header and footer, `light` only the header, `bare` leaves the screen to the table. */
export type FrameKind = 'whole' | 'light' | 'bare'

const BARE = /^\/(play|screen|gameplay)\//
const LIGHT = /^\/multiplayer\//

export function frameKindOf(pathname: string): FrameKind {
  if (BARE.test(pathname)) return 'bare'
  return LIGHT.test(pathname) ? 'light' : 'whole'
}

const SESSION = /^\/(?:multiplayer|play)\/(s[\w-]+)$/

/** What fades in as something new. A session's lobby and table are one scene: from one to the other nothing is lost. */
export function sceneOf(pathname: string): string {
  const session = SESSION.exec(pathname)?.[1]
  return session ? `session ${session}` : pathname
}
