import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { type Face, Faces } from '../../ui/party/faces.tsx'
import { Badge } from '../../ui/status/badge.tsx'

interface SideProps {
  readonly title: 'They have' | 'Never'
  readonly faces: readonly Face[]
  readonly isCounted: boolean
  readonly children: string
}

/** Those who have, or those who never. */
export function Side({ title, faces, isCounted, children }: SideProps) {
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <Card kind={title === 'Never' ? 'plain' : 'tint'} className="grow p-3! max-sm:p-2! lg:p-5! laptop:p-3!">
        <Heading level={2} size="small" className="mb-2 text-center short:mb-1 lg:text-3xl laptop:text-2xl">
          {title}
        </Heading>
        {isCounted && faces.length === 0 ? (
          <p className="text-center text-muted">{children}</p>
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

interface NoteProps {
  readonly isOut: boolean
  readonly guess: string | null
  readonly gain: number
}

/** What somebody had guessed, and what it brought them. */
export function Note({ isOut, guess, gain }: NoteProps) {
  return (
    <span
      className={cx(
        'flex flex-col items-center gap-0.5 max-sm:items-start stage:flex-row stage:flex-wrap stage:gap-x-1 stage:gap-y-0 stage:whitespace-nowrap',
        !isOut && 'invisible',
      )}
    >
      {guess !== null && <span className="max-sm:hidden stage:hidden">guessed {guess}</span>}
      {gain > 0 && (
        <Badge tone="lime" className="short:px-2 short:py-0 short:text-xs stage:text-xl">
          +{gain}
        </Badge>
      )}
    </span>
  )
}
