import { type ReactNode, use } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { IsPlaceholder } from '../layout/is-placeholder.ts'
import { cx } from '../look/cx.ts'
import { Unbroken } from '../look/unbroken.tsx'

export interface Face {
  /** The player's id, which sets the face. */
  readonly id: string
  readonly name: string
  /** This screen's own player. */
  readonly isMe?: boolean
  /** In a reveal that moves people: true once they have arrived, false while their place is free. */
  readonly isHere?: boolean
  /** Below the name: their guess, their points. */
  readonly note?: ReactNode
}

export interface FacesProps {
  readonly faces: readonly Face[]
  /** The common label of these people, for screen readers. */
  readonly label: string
  /** On a phone, one line each below one another, as long as there's room. */
  readonly isDense?: boolean
  /** On a laptop, many of them are names in one line's height. */
  readonly isBrief?: boolean
  readonly className?: string
}

/** Shows people side by side: small enough for twenty on a phone, large enough for the far end of a room. */
export function Faces({ faces, label, isDense = false, isBrief = false, className }: FacesProps) {
  // A phone has no room for so many names, so their faces say who they are.
  const isCrowd = isDense && faces.length > 3
  const isThrong = isDense && faces.length > 5
  const isHeld = use(IsPlaceholder)
  return (
    <ul aria-label={label} className={cx('faces flex flex-wrap', className)}>
      {faces.map((face) => (
        <li
          key={face.id}
          data-traveler={face.isHere ? face.id : undefined}
          className={cx(
            'flex w-20 animate-pop flex-col items-center gap-0.5 text-center lg:w-24',
            isDense && !isBrief && 'laptop:w-30',
            isDense && (isThrong ? 'max-sm:w-auto' : isCrowd ? 'max-sm:w-full short:w-auto' : 'max-sm:w-full'),
            !isDense && 'laptop:w-28',
            face.isHere === false && 'invisible',
            isBrief && 'laptop:w-auto laptop:flex-row laptop:gap-1.5',
            isDense &&
              'max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-2 max-sm:gap-y-0 max-sm:text-left',
          )}
        >
          <IsPlaceholder value={isHeld || face.isHere === false}>
            <Avatar
              seed={face.id}
              size="clamp(3.25rem, 5.5vw, 4.5rem)"
              className={cx(
                isDense && 'max-sm:row-span-2 max-sm:size-8',
                isDense && (isBrief ? 'laptop:size-9' : 'laptop:size-12'),
              )}
            />
          </IsPlaceholder>
          <Unbroken
            className={cx(
              'w-full leading-tight font-semibold lg:text-xl laptop:text-lg',
              isDense && 'max-sm:text-sm laptop:text-sm laptop:leading-tight',
              isCrowd && 'short:sr-only',
              isThrong && 'max-sm:sr-only',
            )}
          >
            {face.isMe ? 'You' : face.name}
          </Unbroken>
          {face.note && (
            <span
              className={cx(
                'text-sm text-muted lg:text-lg',
                isDense && 'max-sm:col-start-2 laptop:text-[1.0625rem] laptop:leading-tight laptop:whitespace-nowrap',
                isBrief && 'laptop:sr-only',
              )}
            >
              {face.note}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
