import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import '../attempt/faces-said.css'
import { nameOf } from '../screen.ts'
import type { InterludeTheme } from './interlude-theme.ts'

interface ThumbsSaidProps {
  readonly me: PlayerId | null
  readonly players: readonly PlayerView[]
  readonly theme: InterludeTheme
  readonly all: readonly (readonly [by: string, isUp: boolean])[]
  readonly isStamped: boolean
}

/** Faces fly to the thumb they gave. */
export function ThumbsSaid({ all, isStamped, me, players, theme }: ThumbsSaidProps) {
  const sides = [
    { isUp: true, words: theme.plead.yes, icon: ThumbsUp, ground: 'bg-teal' },
    { isUp: false, words: theme.plead.no, icon: ThumbsDown, ground: 'bg-cream' },
  ]
  return (
    <ul className="faces-said thumbs-said" data-stamped={isStamped || undefined} aria-label="Who believed it">
      {sides.map(({ isUp, words, icon: Icon, ground }) => (
        <li key={words} className={`faces-said-choice ${ground}`}>
          <span className="faces-said-words flex items-center gap-1">
            <Icon aria-hidden="true" strokeWidth={2.75} className="size-[1.1em]" />
            {words}
          </span>
          <span className="faces-said-faces">
            {all
              .filter(([, isFor]) => isFor === isUp)
              .map(([by]) => (
                <span key={by} className="faces-said-face">
                  <Avatar seed={by} size="var(--said)" label={by === me ? 'You' : nameOf(players, by)} />
                </span>
              ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
