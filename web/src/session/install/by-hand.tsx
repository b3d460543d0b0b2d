import { Share, SquarePlus } from 'lucide-react'
import type { ReactNode } from 'react'

/** Explains the install in an iPhone's or iPad's own menu, in three taps, because no page can ask for it there. */
export function ByHand() {
  return (
    <ol className="grid gap-4 text-lg">
      <Tap picture={<Share />}>
        Tap <strong>Share</strong>, the square with an arrow, above or below the page. In some browsers it’s under “…”.
      </Tap>
      <Tap picture={<SquarePlus />}>
        Scroll down to <strong>Add to Home Screen</strong>.
      </Tap>
      <Tap picture={<img src="/icons/apple-touch-icon.png" alt="" className="size-full rounded-[22%]" />}>
        Tap <strong>Add</strong>. Highjinks is now one of your apps.
      </Tap>
    </ol>
  )
}

function Tap({ picture, children }: { readonly picture: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="grid grid-cols-[3.5rem_1fr] items-center gap-4">
      <span
        aria-hidden="true"
        className="grid size-14 place-items-center rounded-control bg-cream p-2.5 text-ink [&_svg]:size-8"
      >
        {picture}
      </span>
      <p className="leading-snug">{children}</p>
    </li>
  )
}
