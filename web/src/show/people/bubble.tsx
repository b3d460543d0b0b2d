const BALLOON = 'M-4 18c-16-2-20-34 0-38h20c22 2 22 36 0 38H6l-14 12Z'

const DOTS = [0, 10, 20].map((x) => `M${x - 6.6}-1a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0Z`).join('')

/** Three dots: hasn't answered yet. */
export function Thinking() {
  return (
    <g transform="translate(112 44)">
      <path d={BALLOON} fill="var(--color-cream)" />
      <path d={DOTS} fill="var(--color-ink)" stroke="none" />
    </g>
  )
}

/** A check mark: nothing left to do. */
export function Finished() {
  return (
    <g transform="translate(112 44)">
      <path d={BALLOON} fill="var(--color-lime)" />
      <path d="M-4-1l7 8 13-16" fill="none" strokeWidth="6" />
    </g>
  )
}

const Z = 'M-5-6H5L-5 6H5'

/** The player is offline. */
export function Snoring() {
  return (
    <g fill="none" stroke="var(--color-cream)">
      {[
        [106, 74, 0.8],
        [119, 56, 1.1],
        [135, 34, 1.5],
      ].map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <g data-z>
            <path d={Z} stroke="var(--color-ink)" strokeWidth="9" />
            <path d={Z} strokeWidth="3.5" />
          </g>
        </g>
      ))}
    </g>
  )
}
