import { LOCAL_NAME_MAX, type LocalPlayer } from '@highjinks/games/local'
import { messageOf, type Refusal } from '@highjinks/protocol'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'

interface AddPlayerDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The most players the game takes. */
  readonly most: number
  /** Returns null if the player is in. */
  readonly onAdd: (name: string) => Refusal | null
}

export function AddPlayerDialog({ open, onOpenChange, most, onAdd }: AddPlayerDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      shape="sheet"
      title="Add Player"
      description="Anyone within reach of the phone."
    >
      <NameForm most={most} onAdd={onAdd} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

interface NameFormProps extends Pick<AddPlayerDialogProps, 'most' | 'onAdd'> {
  readonly onDone: () => void
}

function NameForm({ most, onAdd, onDone }: NameFormProps) {
  const [name, setName] = useState('')
  function add(): boolean {
    if (!name.trim()) {
      toast({ title: 'Name Required', text: 'Please enter a name for the new player.', tone: 'bad' })
      return false
    }
    const refusal = onAdd(name)
    if (refusal === null) return true
    if (refusal === 'full') {
      toast({ title: 'Maximum players reached', text: `This game supports up to ${most} players`, tone: 'bad' })
    } else {
      toast({ title: messageOf(refusal), tone: 'bad' })
    }
    return false
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (add()) onDone()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Player Name"
        value={name}
        maxLength={LOCAL_NAME_MAX}
        count
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <footer className="flex flex-col gap-3 pb-1 sm:flex-row-reverse">
        <Button type="submit" className="sm:flex-1">
          Add Player
        </Button>
        <Button kind="secondary" className="sm:flex-1" onClick={() => add() && setName('')}>
          Add and Name Another
        </Button>
      </footer>
    </form>
  )
}

interface RenameDialogProps {
  /** Null while no one is being renamed. */
  readonly player: LocalPlayer | null
  /** Returns null if the player has the name. */
  readonly onRename: (id: number, name: string) => Refusal | null
  readonly onDone: () => void
}

export function RenameDialog({ player, onRename, onDone }: RenameDialogProps) {
  return (
    <Dialog
      open={player !== null}
      onOpenChange={onDone}
      shape="sheet"
      title="Rename Player"
      description="Type a new name for this player."
    >
      {player && <RenameForm key={player.id} player={player} onRename={onRename} onDone={onDone} />}
    </Dialog>
  )
}

function RenameForm({ player, onRename, onDone }: RenameDialogProps & { readonly player: LocalPlayer }) {
  const [name, setName] = useState(player.name)
  function rename(event: FormEvent) {
    event.preventDefault()
    const refusal = name.trim() === '' ? 'bad-name' : onRename(player.id, name)
    if (refusal === null) onDone()
    else toast({ title: messageOf(refusal), tone: 'bad' })
  }
  return (
    <form noValidate onSubmit={rename} className="grid gap-4 pb-1">
      <TextField
        label="Player Name"
        value={name}
        maxLength={LOCAL_NAME_MAX}
        count
        autoComplete="off"
        onFocus={(event) => event.target.select()}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit">Save Name</Button>
    </form>
  )
}
