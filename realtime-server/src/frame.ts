import type { SessionMessage } from '@highjinks/protocol'

/**
 * A `session` event as Socket.IO writes it: packet type 2, then event and message as JSON. Spelled here so that the
 * view, which is most of it and the same for everybody, is written out once a version and not once a screen.
 */
export function sessionFrame({ v, now, hands, limits }: Omit<SessionMessage, 'view'>, view: string): string {
  const own = `"hands":${JSON.stringify(hands)},"limits":${JSON.stringify(limits)}`
  return `2["session",{"v":${v},"now":${now},"view":${view},${own}}]`
}
