import { toast } from '../overlay/toast-store.ts'
import { copyText } from './copy-text.ts'

export interface Invitation {
  readonly title: string
  readonly text: string
  readonly url: string
}

/** Plain http has none, and neither do most laptops. */
export function hasShareSheet(): boolean {
  return 'share' in navigator
}

const INVITE_COPIED = 'Game invite link has been copied to clipboard'

/** Opens the phone's own share sheet, or copies the link where there is none. */
export async function sendLink(invitation: Invitation, copied = INVITE_COPIED): Promise<void> {
  if (!hasShareSheet()) return copyInstead(invitation.url, copied)
  try {
    await navigator.share(invitation)
  } catch (fault) {
    // The user changed their mind.
    if (fault instanceof DOMException && fault.name === 'AbortError') return
    toast({
      title: 'Sharing failed',
      text: "Couldn't share the link. Try copying it manually instead.",
      tone: 'bad',
    })
  }
}

async function copyInstead(url: string, copied: string): Promise<void> {
  if (await copyText(url)) toast({ title: 'Link copied', text: copied, tone: 'good' })
  else tellCopyFailed()
}

export function tellCopyFailed(): void {
  toast({ title: 'Failed to copy to clipboard', tone: 'bad' })
}
