import { useState } from 'react'
import { said } from '../../ui/announcer/announcer.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { ProveDialog } from '../profile/prove-dialog.tsx'
import { ask, reload, type Said, useList } from './ask.ts'
import { List } from './list.tsx'
import { momentOf } from './times.ts'

type Operator = Said<'operators'>['operators'][number]

/** The operators: invited by a link, listed in `OPERATORS`, or both. */
export function Operators() {
  const operators = useList('operators')
  const [removing, setRemoving] = useState<Operator | null>(null)
  const [isInviting, setInviting] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  async function remove({ id, username }: Operator, password: string | undefined) {
    const { outcome } = await ask('removeOperator', { who: id, password })
    reload('operators', 'acts')
    setRemoving(null)
    toast(
      outcome === 'named'
        ? { title: `OPERATORS names ${username}`, text: 'Remove them there and restart the server.', tone: 'bad' }
        : { title: `${username} isn’t an operator anymore`, tone: 'good' },
    )
  }
  async function invite(password: string | undefined) {
    const made = await ask('operatorLink', { password })
    reload('acts')
    setInviting(false)
    setLink(made.link)
  }
  return (
    <>
      <List
        title="Operators"
        loaded={operators}
        rowsOf={({ operators }) => operators}
        keyOf={({ id }) => id}
        nothing="No operator accounts. Only the operator token has access."
        onRetry={() => reload('operators')}
      >
        {(operator) => (
          <>
            <p className="font-semibold">{operator.username}</p>
            <p className="text-sm text-muted">
              {operator.email}
              {operator.since !== null && ` · since ${momentOf(operator.since)}`}
              {operator.isNamed && ' · named in OPERATORS'}
            </p>
            {operator.since !== null && (
              <Button kind="secondary" onClick={() => setRemoving(operator)} className="justify-self-start">
                Remove
              </Button>
            )}
          </>
        )}
      </List>
      <Button kind="secondary" onClick={() => setInviting(true)} className="justify-self-start">
        Invite an operator
      </Button>
      {link !== null && (
        <p ref={said} className="break-all">
          Give them this link. It works once and expires in an hour: <strong>{link}</strong>
        </p>
      )}
      {removing && (
        <ProveDialog
          title={`Remove ${removing.username}?`}
          description="They won’t be an operator anymore, and any links they made will stop working."
          confirm="Remove"
          busy="Removing..."
          cancel="Cancel"
          danger
          failed={{ title: 'Not removed', text: 'Nothing was changed. Please try again.' }}
          to="/operator"
          onProve={(password) => remove(removing, password)}
          onClose={() => setRemoving(null)}
        />
      )}
      {isInviting && (
        <ProveDialog
          title="Invite an operator?"
          description="Anyone who opens this link while logged in becomes an operator, just like you."
          confirm="Make the link"
          busy="Making it..."
          cancel="Cancel"
          failed={{ title: 'No link was made', text: 'Please try again.' }}
          to="/operator"
          onProve={invite}
          onClose={() => setInviting(false)}
        />
      )}
    </>
  )
}
