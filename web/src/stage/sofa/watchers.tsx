import { COUCH } from './couch.tsx'

const MOST_HEADS = 7

/** Those who only look on have no face of their own: heads behind the back of the sofa. */
export function Watchers({ count }: { readonly count: number }) {
  const heads = Math.min(count, MOST_HEADS)
  if (heads === 0) return null
  return (
    <svg
      viewBox={`0 0 ${COUCH.width} ${COUCH.height}`}
      className="absolute inset-0 size-full overflow-visible"
      aria-hidden="true"
    >
      <g stroke="var(--color-ink)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        {Array.from({ length: heads }, (_, i) => (
          <g
            key={i}
            data-watcher
            transform={`translate(${COUCH.width / 2 + (i - (heads - 1) / 2) * 154} ${82 + (i % 2) * 5})`}
          >
            <path d="M-26 40V8C-26-12-16-22 0-22S26-12 26 8V40Z" fill="var(--sofa-shade)" />
            <g fill="var(--color-ink)" stroke="none">
              <circle cx="-9" cy="4" r="4" />
              <circle cx="9" cy="4" r="4" />
            </g>
          </g>
        ))}
      </g>
    </svg>
  )
}
