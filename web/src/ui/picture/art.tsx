import { cx } from '../look/cx.ts'

/** What is drawn in `public/art`: nobody here, nothing yet, no connection, no such page. */
export const ART = ['empty-sofa', 'nothing-yet', 'cut-off', 'lost'] as const
export type ArtName = (typeof ART)[number]

export interface ArtProps {
  readonly name: ArtName
  readonly className?: string
}

/** Decoration: the words beside it say what is the matter. */
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

/** Without a network it does not come either; a torn picture helps nobody. */
function hide({ currentTarget }: { readonly currentTarget: HTMLElement }): void {
  currentTarget.style.visibility = 'hidden'
}
