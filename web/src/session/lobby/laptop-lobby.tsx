import type { SessionView } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { shrinkSnugly, useFit } from '../../lib/use-fit.ts'
import { useMark } from '../../lib/use-mark.ts'
import { withNextFrame } from '../../lib/with-next-frame.ts'
import { Cover } from '../../ui/picture/cover.tsx'
import { CardFlip } from '../../ui/toys/card-flip.tsx'
import { PromptCardBack } from '../../ui/toys/prompt-card-back.tsx'
import { CountIn } from '../table/count-in.tsx'
import './laptop-lobby.css'

interface LaptopLobbyProps {
  readonly view: SessionView
  /** On the left. */
  readonly jester: ReactNode
  /** Along the bottom. */
  readonly couch: ReactNode
  /** The next action, or what is about to happen. */
  readonly children: ReactNode
}

/** A laptop before the first card: the game's picture is face up, and turns over when it begins. */
export function LaptopLobby({ view, jester, couch, children }: LaptopLobbyProps) {
  const { slug, status, startsAt } = view.session
  const { locked, settings } = view.session
  useFit(`${status} ${slug} ${settings.distance} ${locked}`, shrinkSnugly, withNextFrame)
  useMark('grows')
  useMark('in-laptop-lobby')
  return (
    <main data-game={slug} className="laptop-lobby">
      <div className="laptop-lobby-jester">{jester}</div>
      <div className="laptop-lobby-middle">{children}</div>
      <CardFlip
        flipped={status === 'lobby'}
        className="laptop-lobby-cover"
        front={<Cover src={`/covers/${slug}.svg`} eager className="laptop-lobby-face" />}
        back={
          <div className="relative">
            <PromptCardBack className="laptop-lobby-face" />
            {status === 'starting' && startsAt !== null && <CountIn until={startsAt} />}
          </div>
        }
      />
      {couch}
    </main>
  )
}
