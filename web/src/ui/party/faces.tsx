import type { ReactNode } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { cx } from '../look/cx.ts'

export interface Face {
  /** The player's id: gives the face. */
  readonly id: string
  readonly name: string
  /** This screen's own player. */
  readonly isMe?: boolean
  /** Below the name: what they guessed, what they won. */
  readonly note?: ReactNode
}

export interface FacesProps {
  readonly faces: readonly Face[]
  /** Says what these people have in common, for those who only listen. */
  readonly label: string
  readonly className?: string
}

/** People side by side, small enough for twenty on a phone, large enough for the far end of a room. */
export function Faces({ faces, label, className }: FacesProps) {
  return (
    <ul aria-label={label} className={cx('flex flex-wrap gap-x-2 gap-y-4 short:gap-y-2 stage:gap-x-1', className)}>
      {faces.map((face) => (
        <li
          key={face.id}
          className="flex w-20 animate-pop flex-col items-center gap-0.5 text-center lg:w-24 stage:w-32"
        >
          <Avatar seed={face.id} size="clamp(3.25rem, 5.5vw, 4.5rem)" className="stage:size-22!" />
          <span className="line-clamp-2 w-full leading-tight font-semibold wrap-break-word lg:text-xl stage:text-lg">
            {face.isMe ? 'You' : face.name}
          </span>
          {face.note && <span className="text-sm text-muted lg:text-lg stage:text-xl">{face.note}</span>}
        </li>
      ))}
    </ul>
  )
}
