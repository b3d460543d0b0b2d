import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { DocumentLink } from '../../ui/button/document-link.tsx'
import { CODE_LENGTH } from '../../ui/form/clean-code.ts'
import { CodeInput } from '../../ui/form/code-input.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { FoundGame } from './found-game.tsx'
import { wrongCodeIn } from './wrong-code.ts'

type Tab = 'enter' | 'join'

const HOW = [
  'Each player joins from their own device',
  'The host controls when the game starts',
  'Players take turns according to the game rules',
  'Keep a stable connection; if it drops, your seat waits for you',
]

/** Six characters, a name, and in. The sixth character looks the game up right away. */
export function JoinPage() {
  const { state } = useLocation()
  const [code, setCode] = useState(() => wrongCodeIn(state))
  const [tab, setTab] = useState<Tab>('enter')
  const isWhole = code.length === CODE_LENGTH
  function type(input: string) {
    setCode(input)
    if (input.length === CODE_LENGTH) find(input)
  }
  function find(whole: string) {
    if (whole === '') {
      return toast({ title: 'Game code required', text: 'Please enter a valid game code', tone: 'bad' })
    }
    if (whole.length !== CODE_LENGTH) {
      return toast({ title: 'Invalid Code', text: 'Please enter a valid 6-character game code.', tone: 'bad' })
    }
    setTab('join')
  }
  function again() {
    setCode('')
    setTab('enter')
  }
  const enter = (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        find(code)
      }}
    >
      <CodeInput
        value={code}
        onChange={type}
        onEnter={() => find(code)}
        selects
        hint="Six letters and digits, on the host’s screen."
      />
      <Button type="submit" size="lg" disabled={!isWhole}>
        Find Game
      </Button>
      {/* A phone isn't a TV. */}
      <DocumentLink to="/tv" kind="secondary" className="max-lg:hidden">
        This is the TV
      </DocumentLink>
    </form>
  )
  const join = isWhole ? (
    <FoundGame code={code} onAnother={again} />
  ) : (
    <p className="py-6 text-center text-muted">Enter the code first.</p>
  )
  return (
    <Page title="Join Game" description="Join a multiplayer game with its six-character code.">
      <main className="mx-auto flex w-full max-w-xl grow flex-col gap-6 p-4">
        <Heading level={1}>Join a Multiplayer Game</Heading>
        <Tabs
          label="Join"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'enter', label: 'Enter Code', panel: enter },
            { value: 'join', label: 'Join Game', panel: join },
          ]}
        />
        <section className="mt-6">
          <Heading level={2} size="small" className="mb-2">
            How Multiplayer Works
          </Heading>
          <ol className="grid list-decimal gap-1 pl-6 text-muted">
            {HOW.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <ButtonLink to="/games" kind="ghost">
          Browse Games
        </ButtonLink>
      </main>
    </Page>
  )
}
