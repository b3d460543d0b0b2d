import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { useLaptop } from '../../lib/use-laptop.ts'
import { Held } from '../../show/timeline/held.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { namesOf } from '../attempt/attempt.ts'
import { FacesSaid } from '../attempt/faces-said.tsx'
import { Gains } from '../attempt/gains.tsx'
import { OwnSpot } from '../attempt/own-result.tsx'
import { RulingStamp, Stamp } from '../attempt/ruling.tsx'
import { saidOf } from '../attempt/said.ts'
import { GoldRays } from '../attempt/stamp-plays.tsx'
import { SUSPENSE_WORDS } from '../attempt/verdict-steps.ts'
import type { ScreenProps } from '../screen.ts'
import { Bets } from './bets.tsx'
import { Clap } from './clap.tsx'
import { ownWords } from './own-words.ts'
import { betWords, isOwnDoing, isTie, TIE_WORDS } from './piles.ts'
import { jackpotStamp, namedBy, plainly, potWon, resultOf, whyOf } from './score-words.ts'
import { LABELS } from './segments.ts'
import { POT_WAY_OUT, WAY_OUT } from './way-out.tsx'

type ScoreProps = ScreenProps<View, Hand>

/** What came of it, who had bet on what, and where the points came from. */
export function Score(props: ScoreProps) {
  const { table, hand, me, players } = props
  const { score, wheel, attempt } = table
  const reached = useBeats()
  const isLaptop = useLaptop()
  if (!score || !wheel) return null
  const won = potWon(table)
  const hasTried = attempt !== null && attempt.performers.length > 0
  // On a small phone applauding stands where all bets are laid out; one's own is told above.
  const mayClap = hand !== null && !isLaptop && hasTried && !table.performers.includes(me ?? '')
  return (
    <div className="grid grow content-center items-start gap-4 pb-4 max-sm:gap-2.5 max-sm:pb-0 haunted:gap-2 haunted:pb-0 short:gap-2">
      <OwnSpot
        me={me}
        isOut={reached('gains') > 0}
        gains={score.gains}
        words={(id) => ownWords(table, id)}
        why={(id) => ownBet({ table, hand, players }, id) ?? whyOf(table, players, id)}
      >
        <div className="grid justify-items-center gap-1 text-center font-display text-xl font-bold text-mark tall:text-2xl lg:text-3xl">
          <span className="flex kids:not-last:-mr-3 max-sm:haunted:hidden lg:hidden">
            {hasTried && table.performers.map((id) => <Avatar key={id} seed={id} size="clamp(2.5rem, 9dvh, 4.5rem)" />)}
          </span>
          <p className="text-balance">
            {LABELS[wheel.segment]}
            {hasTried && `: ${namesOf(table.performers, { me, players })}`}
          </p>
        </div>
      </OwnSpot>
      {hasTried && saidOf(attempt).length > 0 && (
        <FacesSaid come={reached('face')} isStamped={reached('stamp') > 0} {...{ attempt, me, players }} />
      )}
      <Held isOut={reached('stamp') > 0} suspense={hasTried ? SUSPENSE_WORDS : 'And so …'}>
        {hasTried && attempt.ruling?.kind === 'judged' && wheel.segment === 'jackpot' ? (
          <JackpotStamp {...jackpotStamp(table, won, attempt.ruling.verdict)} />
        ) : hasTried && attempt.ruling ? (
          <RulingStamp
            ruling={attempt.ruling}
            card={table.card}
            wayOut={wheel.segment === 'jackpot' ? POT_WAY_OUT : WAY_OUT}
            isCounted
            {...{ attempt, me, players }}
          />
        ) : (
          <Stamp {...resultOf(table, { me, players })} />
        )}
      </Held>
      <Held isOut={reached('gains') > 0} place={1}>
        <Gains
          gains={plainly(score)}
          named={namedBy(table)}
          {...{ me, players }}
          isSeen={attempt?.ruling != null}
          why={(id) => whyOf(table, players, id)}
        />
      </Held>
      <Held isOut={reached('rest') > 0} place={2}>
        <div className={cx('grid empty:hidden', mayClap && 'short:hidden')}>
          <Bets {...{ table, me, players }} />
        </div>
      </Held>
      {mayClap && reached('gains') > 0 && <Clap {...props} />}
    </div>
  )
}

/** What is taken is gold. */
function JackpotStamp({ foot, ...stamp }: ReturnType<typeof jackpotStamp>) {
  if (stamp.tone !== 'gold') return <Stamp {...stamp} foot={foot} />
  return (
    <Stamp
      {...stamp}
      burst={<GoldRays />}
      foot={
        <span className="inline-block rounded-full border-3 border-ink bg-gold px-4 py-0.5 font-display font-extrabold text-ink">
          {foot}
        </span>
      }
    />
  )
}

/** Of a bet that brought nothing else: on what it was, and why it came back. */
function ownBet({ table, hand, players }: Pick<ScoreProps, 'table' | 'hand' | 'players'>, me: string): string | null {
  const { score } = table
  const bet = hand?.bet ?? null
  if (bet === null || !score || (score.gains[me] ?? 0) !== (score.bets[me] ?? 0)) return null
  const words = `You bet on ${betWords(bet, players)}.`
  if (!score.returned.includes(me)) return isTie(table) ? `${words} ${TIE_WORDS}` : words
  return `${words} ${isOwnDoing(table, me) ? 'Your own vote decided it.' : 'No one else voted, so you get it back.'}`
}
