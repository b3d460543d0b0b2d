import { ENDPOINTS } from '@highjinks/protocol'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { wordsOf } from '../../lib/failure-words.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Alert } from '../../ui/status/alert.tsx'

const EMPTY = { name: '', email: '', subject: '', message: '' }

export function ContactForm() {
  const [letter, setLetter] = useState(EMPTY)
  const [thanked, setThanked] = useState<string | null>(null)
  const { isBusy, failure, form, field } = useForm({
    values: letter,
    onChange: setLetter,
    schema: ENDPOINTS.contact.body,
    body: letter,
    send: async (body) => {
      setThanked(null)
      await call('contact', { body })
      setThanked(body.name.trim())
      setLetter(EMPTY)
    },
    failed: (fault) => wordsOf(fault, 'Your message didn’t get through. Please try again.'),
  })
  const required = (name: keyof typeof EMPTY) => ({ required: true, ...field(name) })

  return (
    <form {...form} aria-label="Contact Us" className="grid content-start gap-5">
      {thanked !== null && (
        <Alert tone="good" title="Message sent">
          Thank you, {thanked}. We got your message.
        </Alert>
      )}
      {failure !== null && <Alert title="Not sent">{failure}</Alert>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" maxLength={100} {...required('name')} />
        <TextField label="Email" type="email" autoComplete="email" maxLength={254} {...required('email')} />
      </div>
      <TextField label="Subject" maxLength={200} {...required('subject')} />
      <TextArea label="Message" rows={6} maxLength={5000} {...required('message')} />
      <Button type="submit" size="lg" busy={isBusy} className="sm:justify-self-start">
        {isBusy ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  )
}
