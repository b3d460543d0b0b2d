import { Avatar } from './avatar/avatar.tsx'

export interface NamePillProps {
  /** The player's id: gives the face. */
  readonly seed: string
  readonly name: string
  /** A word more, in quiet. */
  readonly note?: string | undefined
}

/** Somebody, in the height of one line. */
export function NamePill({ seed, name, note }: NamePillProps) {
  return (
    <span className="inline-flex max-w-full animate-pop items-center gap-1.5 rounded-full bg-night pr-3 font-semibold text-cream lg:text-xl group-data-[stage]/stage:text-2xl">
      <Avatar seed={seed} size={34} />
      <span className="truncate">{name}</span>
      {note && <span className="font-normal text-muted">{note}</span>}
    </span>
  )
}
