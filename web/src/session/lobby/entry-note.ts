import type { PlayerView } from '@highjinks/protocol'

/** What stands below a name before a game: whose it is, who hosts, who is no person, who is gone. */
export function entryNote({ isHost, isBot, online }: PlayerView, isMe: boolean): string {
  return [isMe && 'You', isHost && 'Host', isBot && 'Bot', !online && 'Away'].filter(Boolean).join(' · ')
}
