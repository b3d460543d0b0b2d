import { Takeover } from '../../../show/timeline/takeover.tsx'
import './pop-up.css'

interface PopUpProps {
  readonly isOn: boolean
  readonly ms: number
  /** The words burnt into it. */
  readonly said: 'Legit!' | 'Baked!'
}

/** On a TV: the cover's toaster, as wide as the room, and the toast that pops up. */
export function PopUp({ isOn, ms, said }: PopUpProps) {
  return (
    <Takeover isOn={isOn} ms={ms} color="teal" className="pop-up">
      <span className="pop-up-rays" />
      <svg
        viewBox="0 0 400 340"
        className="pop-up-slice"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="7"
        strokeLinejoin="round"
      >
        <path
          d="M62 336V150C10 138-4 44 74 22c80-18 172-18 252 0 78 22 64 116 12 128v186Z"
          fill={said === 'Legit!' ? 'var(--crust)' : 'var(--soil)'}
        />
        <path
          d="M86 332V136c-48-8-54-76 2-92 76-16 148-16 224 0 56 16 50 84 2 92v196Z"
          fill={said === 'Legit!' ? 'var(--color-sky)' : 'var(--color-amber)'}
          stroke="none"
        />
        <text
          x="200"
          y="176"
          textAnchor="middle"
          fontSize="84"
          fontWeight="800"
          letterSpacing="-3"
          fill="var(--color-ink)"
          stroke="none"
        >
          {said}
        </text>
      </svg>
      <svg
        viewBox="0 0 600 150"
        className="pop-up-toaster"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="7"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M562 44h26v44" />
        <circle cx="588" cy="94" r="14" fill="var(--color-coral)" />
        <path
          d="M52 22h468c26 0 40 14 40 36v60c0 18-12 28-32 28H44c-20 0-32-10-32-28V58c0-22 14-36 40-36Z"
          fill="var(--color-silver)"
        />
        <path d="M84 22h404" strokeWidth="18" />
        <path d="M48 58v48" stroke="var(--color-cream)" strokeWidth="12" />
        <circle cx="286" cy="88" r="22" fill="var(--color-cream)" />
        <path d="m286 88 9-12" />
      </svg>
    </Takeover>
  )
}
