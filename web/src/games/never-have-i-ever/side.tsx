import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { type Face, Faces } from '../../ui/party/faces.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { Flame, Halo } from './pictures.tsx'

interface SideProps {
  readonly title: 'They have' | 'Never'
  readonly faces: readonly Face[]
  readonly isCounted: boolean
  readonly className?: string
  readonly children: string
}

/** Those who have, or those who never. */
export function Side({ title, faces, isCounted, className, children }: SideProps) {
  const Picture = title === 'Never' ? Halo : Flame
  return (
    <div className={cx('flex min-w-0 flex-1 flex-col', isCounted && faces.length === 0 && 'stage:hidden', className)}>
      <Card kind={title === 'Never' ? 'plain' : 'tint'} className="grow p-3! max-sm:p-2! lg:p-5! laptop:p-3!">
        <Heading level={2} size="small" className="mb-2 text-center short:mb-1 lg:text-3xl laptop:text-2xl">
          <Picture className="mr-2 inline-block max-sm:hidden size-[1.2em] align-[-0.2em]" />
          {title}
        </Heading>
        {isCounted && faces.length === 0 ? (
          <p className="text-center text-muted short:text-sm stage:text-3xl">{children}</p>
        ) : (
          <Faces
            faces={faces}
            label={title}
            isDense
            className="min-h-24 content-start short:min-h-0 justify-center gap-y-2!"
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
      className="col-span-2 stage:col-span-full flex short:hidden flex-wrap items-center justify-center gap-x-4 gap-y-1 px-3! py-1! stage:justify-self-center stage:gap-x-6 stage:rounded-full stage:border-4! stage:border-leaf-500! stage:bg-leaf-800 stage:px-6! stage:py-0.5!"
    >
      <Heading level={2} size="small" className="lg:text-2xl laptop:text-xl">
        {title}
      </Heading>
      <ul aria-label={title} className="flex min-w-0 flex-wrap justify-center gap-x-4 gap-y-1">
        {faces.map(({ id, name, isMe, isHere, note }) => (
          <li
            key={id}
            data-traveler={isHere ? id : undefined}
            className={cx(
              'flex max-w-full min-w-0 items-center gap-2 font-semibold stage:text-lg',
              isHere === false && 'invisible',
            )}
          >
            <Avatar seed={id} size="2rem" className="stage:size-11!" />
            <span className={cx('min-w-0 truncate', faces.length > 2 && 'max-sm:sr-only')}>{isMe ? 'You' : name}</span>
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
  readonly gain: number
  /** On a wall it stands with the guesses already. */
  readonly isGainAbove: boolean
}

/** What somebody had guessed, and what it brought them. */
export function Note({ isOut, guess, gain, isGainAbove }: NoteProps) {
  return (
    <span
      className={cx(
        'flex flex-col items-center gap-0.5 max-sm:items-start stage:flex-row stage:flex-wrap stage:gap-x-1 stage:gap-y-0 stage:whitespace-nowrap',
        !isOut && 'invisible',
      )}
    >
      {guess !== null && <span className="max-sm:hidden stage:hidden">guessed {guess}</span>}
      {gain > 0 && (
        <Badge
          tone="lime"
          className={cx('short:px-2 short:py-0 short:text-xs stage:text-xl', isGainAbove && 'stage:hidden')}
        >
          +{gain}
        </Badge>
      )}
    </span>
  )
}
