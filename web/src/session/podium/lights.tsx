interface LightsProps {
  readonly areDown: boolean
  readonly isFlashing: boolean
}

/** Darkens the room around the content in front of it, and whitens everything for a moment like a photo flash. */
export function Lights({ areDown, isFlashing }: LightsProps) {
  return (
    <>
      {areDown && (
        <div
          aria-hidden="true"
          className="pointer-events-none fixed inset-0 -z-10 animate-fade bg-[radial-gradient(ellipse_50%_55%_at_50%_55%,color-mix(in_oklab,var(--color-ink)_78%,transparent),var(--color-ink)_90%)]"
        />
      )}
      {isFlashing && (
        <div aria-hidden="true" data-flash className="pointer-events-none fixed inset-0 z-50 animate-flash bg-cream" />
      )}
    </>
  )
}
