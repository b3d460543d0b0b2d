import { copyText } from '../../ui/copy-text.ts'
import { toast } from '../../ui/toast-store.ts'

export interface Invitation {
  readonly title: string
  readonly text: string
  readonly url: string
}

/** The phone's own share sheet; where there is none the link is copied instead. */
export async function sendLink(invitation: Invitation): Promise<void> {
  if (!('share' in navigator)) return copyInstead(invitation.url)
  try {
    await navigator.share(invitation)
  } catch (fault) {
    // Somebody changed their mind.
    if (fault instanceof DOMException && fault.name === 'AbortError') return
    toast({
      title: 'Sharing failed',
      text: "Couldn't share the link. Try copying it manually instead.",
      tone: 'bad',
    })
  }
}

async function copyInstead(url: string): Promise<void> {
  if (await copyText(url))
    toast({ title: 'Link copied', text: 'Game invite link has been copied to clipboard', tone: 'good' })
  else tellCopyFailed()
}

export function tellCopyFailed(): void {
  toast({ title: 'Failed to copy to clipboard', tone: 'bad' })
}

/** Where an invitation can be sent from a window of its own. */
export function outlets({ text, url }: Invitation): readonly { readonly label: string; readonly href: string }[] {
  const [words, link] = [encodeURIComponent(text), encodeURIComponent(url)]
  return [
    { label: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { label: 'X', href: `https://x.com/intent/post?text=${words}&url=${link}` },
  ]
}
