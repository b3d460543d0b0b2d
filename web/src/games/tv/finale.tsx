import { Takeover } from '../../show/timeline/takeover.tsx'
import { FINALE_MS, Finale, FinalePicture, type FinaleProps } from '../lap/finale.tsx'
import './finale.css'

/** The entrance of the last lap, before all of the TV; whoever listens, or wants no motion, has it in the picture's place. */
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
