import type { PlayerId, PlayerView } from '@highjinks/protocol'

/** Returns whether there's anything to do about this player. A spectator can only report, and no one reports a bot. */
export function mayAskAbout(player: PlayerView, me: PlayerId | null): boolean {
  return me === null ? !player.isBot : player.id !== me
}
