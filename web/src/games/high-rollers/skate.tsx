/** One of the cover's roller skates; its sole is at the given point. */
export function Skate({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-14-30h20l2 14c14 1 20 6 20 16h-42Z" fill="var(--color-teal)" />
      <path d="M-14-18h14" strokeWidth="4" />
      <path d="M-16 0h46" />
      <circle cx="-7" cy="9" r="8" fill="var(--color-coral)" strokeWidth="5" />
      <circle cx="20" cy="9" r="8" fill="var(--color-coral)" strokeWidth="5" />
    </g>
  )
}
