import { NETWORKS, type Network, networkAt } from './networks.ts'

const PLACE = 'inline-flex min-h-12 items-center gap-2 rounded-control border-2 px-3 font-semibold'

/** Links to our profiles, each with its network's logo and name. */
export function Socials({ links }: { readonly links: readonly string[] }) {
  return (
    <ul aria-label="Follow us" className="flex flex-wrap gap-3">
      {links
        .filter((link) => URL.canParse(link))
        .map((href) => {
          const network = networkAt(href)
          const host = new URL(href).host.replace(/^www\./, '')
          return (
            <li key={href}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className={`${PLACE} border-leaf-700 hover:border-lime hover:text-lime`}
              >
                {network ? <Sign network={network} /> : <Initial of={host} />}
                {network?.name ?? host}
              </a>
            </li>
          )
        })}
    </ul>
  )
}

/** Placeholders, without links until the operator sets theirs. */
export function SocialsOfHouse() {
  return (
    <ul aria-label="Follow us" className="flex flex-wrap gap-3">
      {NETWORKS.slice(0, HOUSE).map((network) => (
        <li key={network.name} className="inline-flex items-center gap-1 kids:first:size-3.5">
          <Sign network={network} />
          {network.name}
        </li>
      ))}
    </ul>
  )
}
const HOUSE = 4

function Sign({ network }: { readonly network: Network }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 shrink-0 fill-current">
      <path d={network.drawing} />
    </svg>
  )
}

/** A network without a logo here. */
function Initial({ of }: { readonly of: string }) {
  return (
    <span aria-hidden="true" className="grid size-6 place-content-center rounded-full bg-leaf-700 text-sm uppercase">
      {of.slice(0, 1)}
    </span>
  )
}
