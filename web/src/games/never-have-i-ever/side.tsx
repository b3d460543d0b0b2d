import { Check, X } from 'lucide-react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { type Face, Faces } from '../../ui/party/faces.tsx'
import { signed } from '../../ui/party/points.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { Flame, Halo } from './pictures.tsx'

interface SideProps {
  readonly title: 'They have' | 'Never'
  readonly faces: readonly Face[]
  readonly isCounted: boolean
  /** There are many of them, on both sides together. */
  readonly isFull: boolean
  readonly children: string
}

/** The colors of the two answers. */
const LOOKS = {
  'They have': 'border-ink bg-orange text-ink',
  Never: 'border-ink bg-lilac text-ink',
} as const

/** Those who have, or those who never. */
export function Side({ title, faces, isCounted, isFull, children }: SideProps) {
  const Picture = title === 'Never' ? Halo : Flame
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <Card className={cx('grow border-3 p-3 max-sm:px-2 max-sm:py-1.5 short:py-1 lg:p-5 laptop:p-3', LOOKS[title])}>
        <Heading
          level={2}
          size="small"
          className="mb-1 text-center short:mb-0 short:text-base lg:text-3xl laptop:text-2xl"
        >
          <Picture className="mr-2 inline-block max-sm:hidden size-[1.2em] align-[-0.2em]" />
          {title}
        </Heading>
        {isCounted && faces.length === 0 ? (
          <p className="text-center short:text-sm">{children}</p>
        ) : (
          <Faces
            faces={faces}
            label={title}
            isDense
            isBrief={isFull}
            className={cx(
              'min-h-24 content-start short:min-h-0 justify-center gap-y-2 short:gap-y-1',
              isFull && 'max-sm:gap-y-0.5 short:gap-y-0.5',
            )}
          />
        )}
      </Card>
    </div>
  )
}

/** Those on neither side: they say nothing, and everybody sees that. A small phone has a few words of it elsewhere. */
export function Fifth({ faces }: { readonly faces: readonly Face[] }) {
  if (faces.length === 0) return null
  const title = faces.length === 1 ? 'Takes the Fifth' : 'Take the Fifth'
  return (
    <Card
      kind="dashed"
      className="col-span-2 flex short:hidden flex-wrap items-center justify-center gap-x-4 gap-y-1 px-3 py-1"
    >
      <Heading level={2} size="small" className="max-sm:text-base lg:text-2xl laptop:text-xl">
        {title}
      </Heading>
      <ul aria-label={title} className="flex min-w-0 flex-wrap justify-center gap-x-4 gap-y-1">
        {faces.map(({ id, name, isMe, isHere, note }) => (
          <li
            key={id}
            data-traveler={isHere ? id : undefined}
            className={cx(
              'flex max-w-full min-w-0 items-center gap-2 font-semibold max-sm:text-sm',
              isHere === false && 'invisible',
            )}
          >
            <Avatar seed={id} size="2rem" />
            <Unbroken className={cx(faces.length > 2 && 'max-sm:sr-only')}>{isMe ? 'You' : name}</Unbroken>
            <span className="text-sm text-muted">{note}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface NoteProps {
  readonly isOut: boolean
  readonly guess: string | null
  readonly isRight: boolean
  readonly gain: number
}

/** What somebody had guessed, and what it brought them. */
export function Note({ isOut, guess, isRight, gain }: NoteProps) {
  const Mark = isRight ? Check : X
  return (
    <span className={cx('flex flex-col items-center gap-0.5 max-sm:items-start', !isOut && 'invisible')}>
      {guess !== null && (
        <span className={cx('flex items-center gap-1 wrap-normal short:hidden', gain > 0 && 'max-sm:hidden')}>
          <Mark aria-hidden="true" strokeWidth={4} className="size-4 shrink-0" />
          guessed {guess}
        </span>
      )}
      {gain > 0 && (
        // A laptop has it over their heads.
        <Badge tone="lime" className="laptop:sr-only short:px-2 short:py-0 short:text-sm">
          {signed(gain)}
        </Badge>
      )}
    </span>
  )
}
