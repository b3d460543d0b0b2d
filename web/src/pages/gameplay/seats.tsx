import { type LocalGame, presentPlayers } from '@highjinks/games/local'
import { type Look, nameKey, type PlayerView } from '@highjinks/protocol'
import { type ReactNode, useMemo } from 'react'
import { Looks } from '../../ui/avatar/looks.ts'
import { facesOf } from '../local-game/faces.ts'
import { namesOfTonight } from '../local-game/night.ts'

const NO_LOOK: Look = { color: 0, hat: 0 }

/** Returns the players on this phone in the form that the games' parts take. */
export function seatsOf(game: Pick<LocalGame, 'players' | 'scores'>): readonly PlayerView[] {
  const { players, scores } = game
  const faces = facesOf(players.map(({ name }) => name))
  return players.map(({ id, name, hasLeft = false }, index) => ({
    id: String(id),
    name,
    isHost: index === 0,
    isBot: false,
    online: !hasLeft,
    seatedAt: index,
    look: faces.get(name) ?? NO_LOOK,
    score: scores[String(id)] ?? 0,
    tonight: 0,
  }))
}

/** The seed of a player's face who isn't in this game. */
export function faceByName(name: string): string {
  return `name ${nameKey(name)}`
}

/** Gives each name on this phone a face of its own, which it keeps for the night. */
export function LocalLooks({ game, children }: { readonly game: LocalGame; readonly children: ReactNode }) {
  const { players } = game
  const looks = useMemo(() => {
    // Those who are here choose first.
    const here = presentPlayers({ players }).map(({ name }) => name)
    const faces = facesOf([...here, ...players.map(({ name }) => name), ...namesOfTonight()])
    const worn = ([name, look]: readonly [string, Look]) =>
      [faceByName(name), { ...look, seed: nameKey(name) }] as const
    const byName = new Map([...faces].map(worn))
    const own = players.flatMap(({ id, name }) => {
      const look = byName.get(faceByName(name))
      return look ? [[String(id), look] as const] : []
    })
    return new Map([...byName, ...own])
  }, [players])
  return <Looks value={looks}>{children}</Looks>
}
