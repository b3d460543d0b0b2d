import { Crown, Settings } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Chip } from '../../ui/form/chip.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { Row, Specimen } from './specimen.tsx'

function Words() {
  return (
    <Specimen title="Heading, link">
      <Heading level={1} size="hero">
        Who brought the snacks?
      </Heading>
      <Heading level={2} size="title">
        Seven games, one couch
      </Heading>
      <Heading level={3}>Pick a code, pick a fight</Heading>
      <p className="max-w-prose">
        A quiet sans for the rest. Nobody reads this far at a party, so it says little. See the{' '}
        <TextLink to="/terms">terms</TextLink> if you must.
      </p>
    </Specimen>
  )
}

function Buttons() {
  return (
    <Specimen title="Button, icon button, chip, badge">
      <Row>
        <Button size="lg">Start Game</Button>
        <Button>Join Game</Button>
        <Button kind="secondary">Change Settings</Button>
        <Button kind="ghost">Cancel</Button>
        <Button kind="danger">End Session</Button>
        <ButtonLink to="/games" kind="secondary">
          As a link
        </ButtonLink>
      </Row>
      <Row>
        <Button busy>Joining...</Button>
        <Button disabled>Find Game</Button>
        <Button kind="secondary" disabled>
          Not yet
        </Button>
        <IconButton label="Settings" icon={<Settings />} />
        <IconButton label="Settings" icon={<Settings />} kind="raised" />
        <IconButton label="Settings" icon={<Settings />} kind="raised" disabled />
      </Row>
      <Row>
        <Chip pressed>Dice</Chip>
        <Chip pressed={false}>Trivia</Chip>
        <Chip pressed={false} disabled>
          Acting
        </Chip>
        <Badge>2-8 players</Badge>
        <Badge tone="accent">Social</Badge>
        <Badge tone="amber" icon={<Crown />}>
          Host
        </Badge>
        <Badge tone="coral">Dare</Badge>
        <Badge tone="sky">Truth</Badge>
        <Badge tone="lime">You</Badge>
      </Row>
    </Specimen>
  )
}

function Fields() {
  const [name, setName] = useState('Dandelion Dave')
  return (
    <Specimen title="Fields">
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label="Your Name (Host)"
          placeholder="What do friends call you?"
          hint="Shown on everyone's screen."
        />
        <TextField
          label="Display Name"
          maxLength={20}
          count
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField label="Email" defaultValue="dave@" error="Please enter a valid email" />
        <TextField label="Session Name" disabled value="High Rollers Session" />
        <TextArea label="Message" placeholder="Kind words, please." />
      </div>
    </Specimen>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'none' | 'dialog' | 'confirm' | 'sheet'>('none')
  const close = (isOpen: boolean) => !isOpen && setOpen('none')
  return (
    <Specimen title="Dialog, confirm, sheet, toast">
      <Row>
        <Button kind="secondary" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button kind="secondary" onClick={() => setOpen('confirm')}>
          Confirm
        </Button>
        <Button kind="secondary" onClick={() => setOpen('sheet')}>
          Sheet
        </Button>
        <Button
          kind="secondary"
          onClick={() => toast({ title: 'Success!', text: 'You have joined the game. Redirecting...', tone: 'good' })}
        >
          Toast, good
        </Button>
        <Button
          kind="secondary"
          onClick={() =>
            toast({ title: 'Name Required', text: 'Please enter your name to start this game.', tone: 'bad' })
          }
        >
          Toast, bad
        </Button>
      </Row>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Google Login Coming Soon"
        description="We are still untangling the cables."
        actions={<Button onClick={() => setOpen('none')}>Fair enough</Button>}
      />
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title="End Game Early?"
        description="All progress will be lost."
        confirm="End Game"
        danger
        onConfirm={() => setOpen('none')}
      />
      <Sheet open={open === 'sheet'} onOpenChange={close} title="Invite the couch" description="Or the balcony.">
        <Button wide size="lg" onClick={() => setOpen('none')}>
          Copy link
        </Button>
      </Sheet>
    </Specimen>
  )
}

function Surfaces() {
  return (
    <Specimen title="Card">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Card>plain</Card>
        <Card kind="raised">raised</Card>
        <Card kind="tint">tint</Card>
        <Card kind="dashed">dashed</Card>
      </div>
    </Specimen>
  )
}

const FRIENDS = Array.from({ length: 32 }, (_, index) => `player-${index}`)

function Faces() {
  return (
    <Specimen title="Avatar">
      <Row>
        {FRIENDS.map((seed) => (
          <Avatar key={seed} seed={seed} size={72} />
        ))}
        <Avatar seed="player-3" size={72} away label="Dave, away" />
        <Avatar seed="player-3" size={160} />
        <Avatar seed="player-3" size={32} />
      </Row>
    </Specimen>
  )
}

export function Basics() {
  return (
    <>
      <Words />
      <Buttons />
      <Fields />
      <Overlays />
      <Surfaces />
      <Faces />
    </>
  )
}
