import { useState } from 'react'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { CodeInput } from '../../ui/form/code-input.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Slider } from '../../ui/form/slider.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { Intensity } from '../../ui/party/intensity.tsx'
import { Alert } from '../../ui/status/alert.tsx'
import { Progress } from '../../ui/status/progress.tsx'
import { Row, Specimen } from './specimen.tsx'

const LEVELS = [
  { value: 'Mild', label: 'Mild' },
  { value: 'Medium', label: 'Medium' },
  { value: 'Intense', label: 'Intense' },
] as const
const LENGTHS = [
  { value: 'quick', label: 'Quick', hint: '15 mins' },
  { value: 'standard', label: 'Standard', hint: '30 mins' },
  { value: 'extended', label: 'Extended', hint: '45+ mins' },
] as const

function Codes() {
  const [code, setCode] = useState('BCD')
  return (
    <Specimen title="Code input">
      <div className="grid gap-6 md:grid-cols-2">
        <CodeInput value={code} onChange={setCode} hint="Six letters and digits. Ask whoever is grinning." />
        <CodeInput
          value="ZZZZZZ"
          onChange={() => undefined}
          error="Game session not found. Please check the code and try again."
        />
      </div>
    </Specimen>
  )
}

function Choices() {
  const [level, setLevel] = useState<(typeof LEVELS)[number]['value']>('Medium')
  const [length, setLength] = useState<(typeof LENGTHS)[number]['value']>('standard')
  const [players, setPlayers] = useState(2)
  const [guess, setGuess] = useState(3)
  const [on, setOn] = useState(true)
  return (
    <Specimen title="Segmented, select, stepper, slider, switch, checkbox">
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <Segmented label="Intensity" options={LEVELS} value={level} onChange={setLevel} />
        <Segmented label="Duration" options={LENGTHS} value={length} onChange={setLength} />
        <Select label="Category" options={LEVELS} value={level} onChange={setLevel} />
        <Stepper label="Number of players" hint="2 to 8" value={players} min={2} max={8} onChange={setPlayers} />
        <Slider
          label="How many of the table have?"
          value={guess}
          onChange={setGuess}
          min={0}
          max={8}
          format={(value) => `${value} of 8`}
        />
        <Switch label="Email notifications" hint="Rarely, and never at night." checked={on} onChange={setOn} />
        <Switch label="Share activity" checked={false} onChange={() => undefined} disabled />
        <Checkbox label="I am 21 or older" defaultChecked />
        <Checkbox label="I accept the terms" />
      </div>
    </Specimen>
  )
}

function Feedback() {
  return (
    <Specimen title="Alert, progress, intensity">
      <div className="grid gap-4 md:grid-cols-2">
        <Alert title="Login failed">Please check your credentials and try again</Alert>
        <Alert tone="warn">You need at least 2 players to start the game.</Alert>
        <Alert tone="info">This is a sample: the real challenge could not be fetched.</Alert>
        <Alert tone="good" title="Sent">
          We will write back.
        </Alert>
      </div>
      <Progress label="Rounds" value={3} max={8} />
      <Row>
        {[0, 1.4, 3, 4, 9].map((level) => (
          <Intensity key={level} value={level} />
        ))}
      </Row>
    </Specimen>
  )
}

const TABS = [
  { value: 'current', label: 'Current Challenge', panel: 'Three days left.' },
  { value: 'board', label: 'Leaderboard', panel: 'Nobody yet.' },
  { value: 'how', label: 'How It Works', panel: 'Play. Score. Brag.' },
] as const

function Tabbed() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('current')
  return (
    <Specimen title="Tabs">
      <Tabs label="Challenge" tabs={TABS} value={tab} onChange={setTab} />
    </Specimen>
  )
}

export function Controls() {
  return (
    <>
      <Codes />
      <Choices />
      <Feedback />
      <Tabbed />
    </>
  )
}
