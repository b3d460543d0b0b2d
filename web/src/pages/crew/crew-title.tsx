import { CREW_NAME_MAX } from '@highjinks/protocol'
import { type FormEvent, useState } from 'react'
import { reasonOf } from '../../lib/failure-words.ts'
import { callCrew } from '../../session/crew/crew-calls.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import type { InsideProps } from './inside-props.ts'

/** The crew's name, which its keeper can change. */
export function CrewTitle({ link, name, you, onChanged }: InsideProps) {
  const [wanted, setWanted] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | undefined>()
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!wanted?.trim()) return setError('Give your crew a name')
    setError(undefined)
    setBusy(true)
    try {
      onChanged(await callCrew('editCrew', { params: { link }, body: { name: wanted.trim() } }))
      setWanted(null)
    } catch (fault) {
      setError(reasonOf(fault))
    }
    setBusy(false)
  }
  function cancel() {
    setError(undefined)
    setWanted(null)
  }
  return (
    <>
      <Heading level={1} className="wrap-anywhere">
        {name}
      </Heading>
      {wanted !== null ? (
        <form
          onSubmit={(event) => void submit(event)}
          className="mx-auto grid w-full max-w-md gap-2 text-left"
          noValidate
        >
          <TextField
            label="The crew’s name"
            value={wanted}
            maxLength={CREW_NAME_MAX}
            autoComplete="off"
            error={error}
            onChange={(event) => setWanted(event.target.value)}
          />
          <div className="grid grid-cols-2 gap-2">
            <Button type="submit" busy={isBusy}>
              Save
            </Button>
            <Button kind="secondary" onClick={cancel}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        you.hasKeys && (
          <Button kind="ghost" onClick={() => setWanted(name)}>
            Rename
          </Button>
        )
      )}
    </>
  )
}
