import { Munchie } from './munchie.tsx'
import './strewn.css'

/** Around a winner who stands left of the middle; in percent of the wall, and how large in percent of its height. */
const THINGS = [
  [24, 19, 8],
  [33.5, 31, 6.5],
  [21.5, 52, 7],
  [35.5, 49, 7.5],
  [55.5, 20, 7],
  [57, 40, 8],
  [55, 54, 6.5],
  [73, 43, 7],
  [83.5, 46, 6.5],
  [5, 53, 7],
  [12.5, 62, 6.5],
] as const

/** Munchies and leaves in the air, as if somebody had thrown all they had: they hover, and lie still for who wants that. */
export function Strewn() {
  return (
    <div aria-hidden="true" className="strewn">
      {THINGS.map(([x, y, size], i) => (
        <span key={x} style={{ left: `${x}%`, top: `${y}%`, width: `${size}vh`, animationDelay: `${i * -730}ms` }}>
          <Munchie nth={i} />
        </span>
      ))}
    </div>
  )
}
