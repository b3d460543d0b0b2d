import type { PlayerId, PlayerView } from '@highjinks/protocol'

/** Whoever watches may do no more than report, and nobody reports a machine. */
export function mayAskAbout(player: PlayerView, me: PlayerId | null): boolean {
  return me === null ? !player.isBot : player.id !== me
}
