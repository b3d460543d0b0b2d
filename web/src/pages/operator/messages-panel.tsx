import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { useAct } from './act.ts'
import { ask, reload, type Said, useList } from './ask.ts'
import { List } from './list.tsx'
import { momentOf } from './times.ts'

type Message = Said<'messages'>['messages'][number]

/** What people wrote, to be answered by mail, here or from the operator's own. */
export function MessagesPanel({ sendsMail }: { readonly sendsMail: boolean }) {
  const messages = useList('messages')
  return (
    <List
      title="Messages"
      loaded={messages}
      rowsOf={({ messages }) => messages}
      keyOf={({ id }) => id}
      nothing="No message waits."
      onRetry={() => reload('messages')}
    >
      {(message) => <MessageRow message={message} sendsMail={sendsMail} />}
    </List>
  )
}

function MessageRow({ message, sendsMail }: { readonly message: Message; readonly sendsMail: boolean }) {
  const [reply, setReply] = useState('')
  const { isBusy, act } = useAct()
  const answer = (words: string | undefined) =>
    act(async () => {
      await ask('answer', { id: message.id, note: null, ...(words !== undefined && { reply: words }) })
      reload('messages', 'stats')
      return words === undefined ? 'Done' : 'Answered'
    })
  const address = `mailto:${message.email}?subject=${encodeURIComponent(`Re: ${message.subject}`)}`
  return (
    <>
      <p className="text-sm text-muted">
        {momentOf(message.at)} · {message.name} · {message.email}
      </p>
      <p className="font-semibold">{message.subject}</p>
      <p className="whitespace-pre-wrap">{message.message}</p>
      {sendsMail ? (
        <TextArea
          label="Your answer"
          maxLength={5000}
          value={reply}
          onChange={(event) => setReply(event.target.value)}
        />
      ) : (
        <p>
          This house sends no mail: <TextLink to={address}>answer from your own</TextLink>, then say that it is done.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {sendsMail && (
          <Button busy={isBusy} disabled={reply.trim() === ''} onClick={() => void answer(reply)}>
            Send
          </Button>
        )}
        <Button kind="secondary" busy={isBusy} onClick={() => void answer(undefined)}>
          It is done
        </Button>
      </div>
    </>
  )
}
