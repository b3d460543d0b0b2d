import { LOCAL_NAME_MAX } from '@highjinks/games/local'
import { messageOf, type Refusal } from '@highjinks/protocol'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'

interface AddPlayerDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** How many the game takes. */
  readonly most: number
  /** Null when the player is in. */
  readonly onAdd: (name: string) => Refusal | null
}

export function AddPlayerDialog({ open, onOpenChange, most, onAdd }: AddPlayerDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      shape="sheet"
      title="Add Player"
      description="Anybody within reach of the phone."
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
          Add and Next
        </Button>
      </footer>
    </form>
  )
}
