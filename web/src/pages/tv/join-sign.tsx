import type { BalconyView } from '@highjinks/protocol'
import { useLinkOrigin } from '../../lib/site.ts'
import { useMark } from '../../lib/use-mark.ts'
import { saidWords } from '../../show/balcony/balcony-words.ts'
import { cx } from '../../ui/look/cx.ts'
import { CodeCover, useHeldCode } from '../../ui/party/held-code.tsx'
import { points } from '../../ui/party/points.ts'
import { Qr } from '../../ui/picture/qr.tsx'
import './join-sign.css'

interface JoinSignProps {
  readonly code: string
  /** For streams: the code shows while someone holds it. */
  readonly isHidden?: boolean | undefined
  /** Without the screens that show the table to a room. */
  readonly watchers: number
  /** The people who watch together, if they play along. */
  readonly balcony?: BalconyView | undefined
  /** At the end of a game. */
  readonly isOver?: boolean
  /** A player has to return: nothing else on the TV is for them. */
  readonly isMissed?: boolean
  /** Can be scanned from a sofa. */
  readonly isLarge?: boolean
}

/** The QR code for latecomers, who are normal: in its corner, unless someone is missing. */
export function JoinSign({
  code,
  isHidden = false,
  watchers,
  balcony,
  isMissed = false,
  isLarge = false,
  isOver = false,
}: JoinSignProps) {
  const origin = useLinkOrigin()
  const held = useHeldCode(isHidden)
  const balconyWords = balcony ? wordsOf(balcony, isOver) : null
  useMark(!isMissed && 'has-sign')
  useMark(isLarge && 'has-large-sign')
  return (
    <section
      aria-label="How to join"
      className="join-sign paper"
      data-missed={isMissed || undefined}
      data-large={isLarge || undefined}
    >
      <div className={cx('join-sign-qr', held.isCovered && 'invisible')}>
        <Qr value={`${origin}/join/${code}`} title="Scan to join" className="p-0" />
      </div>
      <div className="join-sign-words">
        <strong className="join-sign-code">{held.isCovered ? '······' : code}</strong>
        {balcony ? <p>Balcony {points(balcony.score)}</p> : watchers > 0 && <p>{watchers} watching</p>}
      </div>
      {balconyWords === null ? (
        <p>
          <span className="whitespace-nowrap">{new URL(origin).host}</span>
          <wbr />
          /join
        </p>
      ) : (
        <p className="font-display font-extrabold text-balance">{balconyWords}</p>
      )}
      {isHidden && <CodeCover held={held} className="p-1 text-left" />}
    </section>
  )
}

/** While it's news, its answer takes the place of the address. */
function wordsOf(balcony: BalconyView, isOver: boolean): string | null {
  if (balcony.told && !isOver) return saidWords(balcony.told)
  return isOver && balcony.of > 0 ? `Right ${balcony.right} of ${balcony.of} times` : null
}
