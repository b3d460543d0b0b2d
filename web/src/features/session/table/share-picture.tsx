import { Share2 } from 'lucide-react'
import { Button } from '../../../ui/button/button.tsx'
import { toast } from '../../../ui/overlay/toast-store.ts'
import { drawPodium, type PicturePlace } from './draw-podium.ts'

interface SharePictureProps {
  readonly places: readonly PicturePlace[]
  readonly slug: string
}

/** A picture of the podium, made in this browser: nothing is sent anywhere that the person does not choose. */
export function SharePicture({ places, slug }: SharePictureProps) {
  async function share() {
    const picture = await drawPodium(places, getComputedStyle(document.documentElement))
    if (!picture)
      return toast({ title: 'Sharing failed', text: 'This browser could not draw the picture.', tone: 'bad' })
    const file = new File([picture], `highjinks-${slug}.png`, { type: 'image/png' })
    try {
      if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] })
      else save(file)
    } catch (fault) {
      // Closing the share sheet is an answer, not a failure.
      if (!(fault instanceof DOMException && fault.name === 'AbortError')) save(file)
    }
  }
  return (
    <Button kind="ghost" onClick={() => void share()}>
      <Share2 aria-hidden="true" /> Share the podium
    </Button>
  )
}

function save(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
