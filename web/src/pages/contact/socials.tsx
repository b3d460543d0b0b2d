import { AtSign, Camera, MessagesSquare } from 'lucide-react'

/** Our corners elsewhere; named by what they are, since none of them is anybody's brand here. */
const PLACES = [
  { href: 'https://chat.highjinks.example', label: 'Highjinks chat', Icon: MessagesSquare },
  { href: 'https://photos.highjinks.example', label: 'Highjinks photos', Icon: Camera },
  { href: 'https://social.highjinks.example', label: 'Highjinks short posts', Icon: AtSign },
] as const

export function Socials() {
  return (
    <ul className="flex gap-3">
      {PLACES.map(({ href, label, Icon }) => (
        <li key={href}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={label}
            className="grid size-13 place-items-center rounded-control border-2 border-leaf-700 hover:border-lime hover:text-lime"
          >
            <Icon aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  )
}
