import { useState } from 'react'
import { said } from '../../ui/announcer/announcer.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { useAct } from './act.ts'
import { ask, type ListKey, reload, type Said, usePages } from './ask.ts'
import { List, PageButtons } from './list.tsx'
import { momentOf } from './times.ts'

type Message = Said<'messages'>['messages'][number]

/** People's messages, to answer by email from here or from the operator's own address. */
export function MessagesPanel({ sendsMail }: { readonly sendsMail: boolean }) {
  const pages = usePages('messages')
  return (
    <>
      <List
        title="Messages"
        loaded={pages.loaded}
        rowsOf={({ messages }) => messages}
        keyOf={({ id }) => id}
        nothing="No messages."
        onRetry={() => reload(pages.key)}
      >
        {(message) => <MessageRow message={message} list={pages.key} sendsMail={sendsMail} />}
      </List>
      <PageButtons pages={pages} />
    </>
  )
}

interface MessageRowProps {
  readonly message: Message
  /** The page of the list that it is on. */
  readonly list: ListKey
  readonly sendsMail: boolean
}

function MessageRow({ message, list, sendsMail }: MessageRowProps) {
  const [reply, setReply] = useState('')
  const { isBusy, act } = useAct()
  const answer = (words: string | undefined) =>
    act(async () => {
      await ask('answer', { id: message.id, note: null, ...(words !== undefined && { reply: words }) })
      reload(list, 'stats')
      return words === undefined ? 'Done' : 'Your answer is on its way'
    })
  const address = `mailto:${message.email}?subject=${encodeURIComponent(`Re: ${message.subject}`)}`
  return (
    <>
      <p className="text-sm text-muted">
        {momentOf(message.at)} · {message.name} · {message.email}
      </p>
      <p className="font-semibold">{message.subject}</p>
      <p className="whitespace-pre-wrap">{message.message}</p>
      {message.answer === 'waiting' && (
        <p ref={said} className="text-muted">
          Your answer is on its way.
        </p>
      )}
      {message.answer === 'failed' && (
        <p ref={said} className="text-warn">
          Their mail server refused your answer.
        </p>
      )}
      {sendsMail ? (
        <TextArea
          label="Your answer"
          maxLength={5000}
          value={reply}
          onChange={(event) => setReply(event.target.value)}
        />
      ) : (
        <p>
          Email isn’t set up here: <TextLink to={address}>answer from your own</TextLink>, then mark it as done.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {sendsMail && (
          <Button busy={isBusy} disabled={reply.trim() === ''} onClick={() => void answer(reply)}>
            Send
          </Button>
        )}
        <Button kind="secondary" busy={isBusy} onClick={() => void answer(undefined)}>
          Mark as done
        </Button>
      </div>
    </>
  )
}
