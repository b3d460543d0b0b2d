import { ExternalLink } from 'lucide-react'

/** Our corners elsewhere, named by where they are. */
export function Socials({ links }: { readonly links: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {links
        .filter((link) => URL.canParse(link))
        .map((href) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-12 items-center gap-2 rounded-control border-2 border-leaf-700 px-3 font-semibold hover:border-lime hover:text-lime"
            >
              <ExternalLink aria-hidden="true" className="size-5" />
              {new URL(href).host.replace(/^www\./, '')}
            </a>
          </li>
        ))}
    </ul>
  )
}
