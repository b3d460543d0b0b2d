import type { PlayerView } from '@highjinks/protocol'

/** Returns the note below a name before a game: owner, host, bot, offline. */
export function entryNote({ isHost, isBot, online }: PlayerView, isMe: boolean): string {
  return [isMe && 'You', isHost && 'Host', isBot && 'Bot', !online && 'Away'].filter(Boolean).join(' · ')
}
