import { cx } from '../look/cx.ts'

/** The drawings in `public/art`: nobody here, nothing yet, no connection, no such page. */
export const ART = ['empty-sofa', 'nothing-yet', 'cut-off', 'lost'] as const
export type ArtName = (typeof ART)[number]

export interface ArtProps {
  readonly name: ArtName
  readonly className?: string
}

/** A decoration: the words beside it say what is wrong. */
export function Art({ name, className }: ArtProps) {
  return (
    <img
      src={`/art/${name}.svg`}
      alt=""
      width="400"
      height="300"
      onError={hide}
      className={cx('h-auto w-full', className)}
    />
  )
}

/** Hides a picture that didn't load, as without a network. A broken one helps no one. */
function hide({ currentTarget }: { readonly currentTarget: HTMLElement }): void {
  currentTarget.style.visibility = 'hidden'
}
