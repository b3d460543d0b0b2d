import type { IncomingMessage } from 'node:http'

/**
 * Where the client was opened, for links that people send each other: the address we are published at; else what the
 * browser says, if it says the host it is calling; else that host.
 */
export function originOf({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl
  const host = headers.host ?? ''
  const said = headers.origin
  if (said !== undefined && URL.canParse(said) && new URL(said).host === host.toLowerCase()) return new URL(said).origin
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).origin : 'http://localhost'
}
