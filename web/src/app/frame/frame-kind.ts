/** `whole` has sidebar, header and footer, `light` only the header, `bare` leaves the screen to the table. */
export type FrameKind = 'whole' | 'light' | 'bare'

const BARE = /^\/(play|screen|gameplay)\//
const LIGHT = /^\/multiplayer\//

export function frameKindOf(pathname: string): FrameKind {
  if (BARE.test(pathname)) return 'bare'
  return LIGHT.test(pathname) ? 'light' : 'whole'
}

const ROOM = /^\/(?:multiplayer|play)\/(s[\w-]+)$/

/** What fades in as something new. A session's lobby and table are one room: from one to the other nothing is lost. */
export function sceneOf(pathname: string): string {
  const room = ROOM.exec(pathname)?.[1]
  return room ? `room ${room}` : pathname
}
