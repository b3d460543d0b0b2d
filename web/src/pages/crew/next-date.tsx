import { type FormEvent, useState } from 'react'
import { reasonOf } from '../../lib/failure-words.ts'
import { saveFile } from '../../lib/save-file.ts'
import { callCrew } from '../../session/crew/crew-calls.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { calendarText } from './calendar-file.ts'
import type { InsideProps } from './inside-props.ts'

/** The next night's date, which any member sets, and its calendar file. */
export function NextDate({ link, name, crew, onChanged }: InsideProps) {
  const [isSetting, setSetting] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [wanted, setWanted] = useState('')
  async function save(nextAt: number | null) {
    setBusy(true)
    try {
      onChanged(await callCrew('editCrew', { params: { link }, body: { nextAt } }))
      setSetting(false)
    } catch (fault) {
      toast({ title: reasonOf(fault), tone: 'bad' })
    }
    setBusy(false)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const at = new Date(wanted).getTime()
    if (Number.isFinite(at)) void save(at)
  }
  function addToCalendar(at: number) {
    const address = `${window.location.origin}/c/${link}`
    const text = calendarText({ name, at, address, now: Date.now() })
    saveFile(new File([text], 'next-night.ics', { type: 'text/calendar' }))
  }
  return (
    <section aria-labelledby="crew-next" className="grid gap-2">
      <Heading level={2} size="small" id="crew-next">
        Next night
      </Heading>
      {isSetting ? (
        <form onSubmit={submit} className="grid gap-2" noValidate>
          <TextField
            label="Date and time"
            type="datetime-local"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
          <div className="grid grid-cols-2 gap-2">
            <Button type="submit" busy={isBusy} disabled={wanted === ''}>
              Save
            </Button>
            <Button kind="secondary" onClick={() => setSetting(false)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : crew.nextAt === null ? (
        <Button kind="secondary" onClick={() => setSetting(true)}>
          Pick a date
        </Button>
      ) : (
        <>
          <p className="text-lg font-semibold">{WHEN.format(crew.nextAt)}</p>
          <div className="grid grid-cols-1 gap-2 sm:grid-cols-3">
            <Button kind="secondary" onClick={() => addToCalendar(crew.nextAt ?? 0)}>
              Add to calendar
            </Button>
            <Button kind="secondary" onClick={() => setSetting(true)}>
              Change
            </Button>
            <Button kind="ghost" busy={isBusy} onClick={() => void save(null)}>
              Clear
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' })
