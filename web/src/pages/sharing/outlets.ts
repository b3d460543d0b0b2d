import type { Invitation } from '../../ui/button/send-link.ts'

/** Where an invitation can be sent from a window of its own. */
export function outlets({ text, url }: Invitation): readonly { readonly label: string; readonly href: string }[] {
  const [words, link] = [encodeURIComponent(text), encodeURIComponent(url)]
  return [
    { label: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { label: 'X', href: `https://x.com/intent/post?text=${words}&url=${link}` },
  ]
}
