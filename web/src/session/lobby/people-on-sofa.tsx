import { LOBBY_CAP, type PlayerView } from '@highjinks/protocol'
import { useState } from 'react'
import { NO_SCENE } from '../../show/people/scene.ts'
import { Sofa } from '../../show/people/sofa.tsx'
import { useCast } from '../../show/people/use-cast.ts'
import { entryNote } from './entry-note.ts'
import { mayAskAbout } from './may-ask-about.ts'
import { InviteSheet, PlayerSheet } from './opened-sheets.tsx'
import { OwnLookSheet } from './own-look-sheet.tsx'
import type { RosterProps } from './roster.tsx'

/** Before a game a laptop has everyone on the TV's sofa, and one open seat. */
export function PeopleOnSofa(props: RosterProps) {
  const { view, me, send } = props
  const { players, session } = view
  const watchers = view.watchers - view.tvs
  const [chosen, choose] = useState<PlayerView | null>(null)
  const [isInviting, setInviting] = useState(false)
  const isOpen = session.status === 'lobby'
  const cast = useCast(view, null, NO_SCENE)
  const people = cast.map((sitter) => {
    const player = players.find(({ id }) => id === sitter.id)
    if (!player) return sitter
    return {
      ...sitter,
      // The night's points are in their laps, as they are in a game.
      score: session.night.length > 0 ? player.tonight : null,
      note: entryNote(player, player.id === me),
      onAsk: isOpen && (mayAskAbout(player, me) || player.id === me) ? () => choose(player) : undefined,
      askWords: player.id === me ? 'Choose your look' : undefined,
    }
  })
  const hasSpace = isOpen && players.length < LOBBY_CAP && !session.locked
  return (
    <section aria-label="Players" className="laptop-lobby-couch">
      <Sofa {...{ people, me, watchers }} onFree={hasSpace ? () => setInviting(true) : undefined} />
      {chosen &&
        (chosen.id === me ? (
          <OwnLookSheet {...props} me={chosen} onClose={() => choose(null)} />
        ) : (
          <PlayerSheet {...props} player={chosen} onClose={() => choose(null)} />
        ))}
      {isInviting && <InviteSheet view={view} me={me} send={send} onClose={() => setInviting(false)} />}
    </section>
  )
}
