import { Share2 } from 'lucide-react'
import { use } from 'react'
import { saveFile } from '../../lib/save-file.ts'
import { Looks } from '../../ui/avatar/looks.ts'
import { Button } from '../../ui/button/button.tsx'
import type { ButtonKind } from '../../ui/button/button-look.ts'
import { cx } from '../../ui/look/cx.ts'
import { toast } from '../../ui/overlay/toast-store.ts'
import { drawPoster } from './draw-poster.tsx'
import type { Poster } from './poster.ts'

interface ShareProps {
  readonly poster: Poster
  readonly kind: ButtonKind
  /** Beside other buttons its label is below its icon. */
  readonly isNarrow?: boolean
}

/** The picture of the night, made in this browser: nothing is sent anywhere that the user doesn't choose. */
export function Share({ poster, kind, isNarrow = false }: ShareProps) {
  const looks = use(Looks)
  async function share() {
    const picture = await drawPoster(poster, looks, getComputedStyle(document.documentElement)).catch(() => null)
    if (!picture)
      return toast({ title: 'Sharing failed', text: 'This browser couldn’t draw the picture.', tone: 'bad' })
    const file = new File([picture], `highjinks-${poster.slug}.png`, { type: 'image/png' })
    try {
      if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] })
      else save(file)
    } catch (fault) {
      // Closing the share sheet is an answer, not a failure.
      if (!(fault instanceof DOMException && fault.name === 'AbortError')) save(file)
    }
  }
  return (
    <Button
      kind={kind}
      className={cx('min-h-15', isNarrow ? 'flex-col gap-0 px-2 py-1 text-base leading-tight' : 'px-3 text-lg')}
      onClick={() => void share()}
    >
      <Share2 aria-hidden="true" /> Share
    </Button>
  )
}

function save(file: File): void {
  saveFile(file)
  toast({ title: 'Picture saved', text: `Look for ${file.name} in your Downloads.`, tone: 'good' })
}
