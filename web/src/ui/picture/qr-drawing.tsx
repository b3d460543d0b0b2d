import { useMemo } from 'react'
import { encode } from 'uqr'

/** Cameras find a code by the light around it. */
const MARGIN = 3

/** `Qr` loads this, so that its code only loads where a QR code shows. */
export function QrDrawing({ value, title }: { readonly value: string; readonly title: string }) {
  const { size, data } = useMemo(() => encode(value, { border: MARGIN, boostEcc: true }), [value])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" shapeRendering="crispEdges" className="h-auto w-full">
      <title>{title}</title>
      <path d={drawRows(data)} fill="currentColor" />
    </svg>
  )
}

/** Draws dark squares side by side as one stroke. */
function drawRows(rows: readonly (readonly boolean[])[]): string {
  const strokes = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`]
    }),
  )
  return strokes.join('')
}
