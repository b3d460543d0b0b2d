import { LOCAL_NAME_MAX } from '@highjinks/games/local'
import { DURATION_LABELS, type Game, tidy } from '@highjinks/protocol'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { keepNames, recentNames } from '../../lib/names-of-tonight.ts'
import { playerName } from '../../lib/storage.ts'
import { isTonight } from '../../lib/tonight.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { toast } from '../../ui/overlay/toast-store.ts'
import { START_AT_ONCE } from '../local-game/evening.ts'
import { gameDataOf, keepGameData, settingsOf } from '../local-game/game-data.ts'
import { keepLimits, limitsOfTonight } from '../local-game/limits.ts'
import { type Chosen, SettingsDialog } from './settings-dialog.tsx'

const SESSION_NAME_MAX = 60

export function SetupForm({ game }: { readonly game: Game }) {
  const [sessionName, setSessionName] = useState(`${game.name} Session`)
  const [hostName, setHostName] = useState(() => recentNames()[0] ?? playerName.get() ?? '')
  const [chosen, setChosen] = useState<Chosen | null>(() => chosenTonight(game.id))
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen) begin(chosen)
    else setAsking(true)
  }

  function begin({ settings, others, limits }: Chosen) {
    if (!hostName.trim()) {
      return toast({ title: 'Name Required', text: 'Please enter your name to start this game.', tone: 'bad' })
    }
    const failure = keepGameData({ game, sessionName, hostName, settings })
    if (failure !== null) return toast({ title: 'Error', text: failure, tone: 'bad' })
    keepNames([tidy(hostName), ...others])
    keepLimits(limits)
    void navigate(`/gameplay/${game.id}`, { state: START_AT_ONCE })
  }

  return (
    <form noValidate onSubmit={submit} aria-label={`Set up ${game.name}`} className="flex flex-col gap-5">
      <TextField
        label="Session Name"
        value={sessionName}
        maxLength={SESSION_NAME_MAX}
        onChange={(event) => setSessionName(event.target.value)}
      />
      <TextField
        label="Your Name (Host)"
        value={hostName}
        maxLength={LOCAL_NAME_MAX}
        autoComplete="nickname"
        onChange={(event) => setHostName(event.target.value)}
      />
      <ActionBar
        note={chosen && wordsOf(chosen)}
        className="lg:static lg:before:hidden lg:mx-0 lg:mt-0 lg:bg-none lg:px-0 lg:pt-2"
      >
        <div className={cx('grid gap-3 short:gap-2', !chosen && 'short:grid-cols-[2fr_1fr]')}>
          <Button type="submit" size="lg" className="short:px-3">
            {chosen ? 'Start Game' : 'Configure Game'}
          </Button>
          <div className="flex gap-3 kids:flex-1">
            {chosen && (
              <Button kind="secondary" onClick={() => setAsking(true)}>
                Change Settings
              </Button>
            )}
            <ButtonLink to="/" kind="ghost">
              Cancel
            </ButtonLink>
          </div>
        </div>
      </ActionBar>
      <SettingsDialog
        game={game}
        open={isAsking}
        onOpenChange={setAsking}
        chosen={chosen}
        hostName={hostName}
        onHostName={setHostName}
        onChoose={(next) => {
          setChosen(next)
          begin(next)
        }}
      />
    </form>
  )
}

/** Returns the earlier choices for this game, for someone who returns to the page tonight. */
function chosenTonight(gameId: number): Chosen | null {
  const data = gameDataOf(gameId)
  if (!data || !isTonight(Date.parse(data.createdAt))) return null
  return { settings: settingsOf(data), others: recentNames().slice(1), limits: limitsOfTonight() }
}

function wordsOf({ settings: { numPlayers, intensity, duration } }: Chosen): string {
  return `${numPlayers} players · ${intensity} · ${DURATION_LABELS[duration]}. Next: start playing.`
}
