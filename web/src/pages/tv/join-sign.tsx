import type { BalconyView } from '@highjinks/protocol'
import { useLinkOrigin } from '../../lib/site.ts'
import { useMark } from '../../lib/use-mark.ts'
import { Qr } from '../../ui/picture/qr.tsx'
import './join-sign.css'

interface JoinSignProps {
  readonly code: string
  /** Without the screens that show the table to a room. */
  readonly watchers: number
  /** The record of the people who watch together, at the end of a game. */
  readonly balcony?: BalconyView | undefined
  /** A player has to return: nothing else on the TV is for them. */
  readonly isMissed?: boolean
  /** Can be scanned from a sofa. */
  readonly isLarge?: boolean
}

/** The QR code for latecomers, who are normal: in its corner, unless someone is missing. */
export function JoinSign({ code, watchers, balcony, isMissed = false, isLarge = false }: JoinSignProps) {
  const origin = useLinkOrigin()
  useMark(!isMissed && 'has-sign')
  useMark(isLarge && 'has-large-sign')
  return (
    <section
      aria-label="How to join"
      className="join-sign paper"
      data-missed={isMissed || undefined}
      data-large={isLarge || undefined}
    >
      <div className="join-sign-qr">
        <Qr value={`${origin}/join/${code}`} title="Scan to join" className="p-0" />
      </div>
      <div className="join-sign-words">
        <strong className="join-sign-code">{code}</strong>
        {balcony && balcony.of > 0 ? (
          <p>
            Balcony: {balcony.right} of {balcony.of} right
          </p>
        ) : (
          watchers > 0 && <p>{watchers} watching</p>
        )}
      </div>
      <p>
        <span className="whitespace-nowrap">{new URL(origin).host}</span>
        <wbr />
        /join
      </p>
    </section>
  )
}
