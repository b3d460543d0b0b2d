import { type Bow, type LocalGame, takeBows } from '@highjinks/games/local'
import { keepGame, titlesOfTonight } from './night.ts'

/** Returns the awards of this game, without titles that someone has won earlier tonight. */
export function bowsOf(ended: LocalGame): readonly Bow[] {
  return takeBows(ended, titlesOfTonight(ended.startedAt))
}

/** Adds a finished game to the night. */
export function addToNight(ended: LocalGame): void {
  const { startedAt } = ended
  if (startedAt === null) return
  const bows = bowsOf(ended)
  const scores = bows.map(({ player, score }) => ({ name: player.name, score }))
  keepGame({ startedAt, scores, titles: bows.map(({ title }) => title) })
}
