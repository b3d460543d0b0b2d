import { Takeover } from '../../show/timeline/takeover.tsx'
import { FINALE_MS, Finale, FinalePicture, type FinaleProps } from '../lap/finale.tsx'
import './finale.css'

/**
 * The entrance of the last round, in front of all of the TV; for screen readers and with reduced motion it is in the
 * board's place.
 */
export function TvFinale(props: FinaleProps) {
  return (
    <>
      <Finale {...props} />
      <Takeover isOn ms={FINALE_MS} color="gold" className="finale-on-tv">
        <FinalePicture {...props} />
      </Takeover>
    </>
  )
}
