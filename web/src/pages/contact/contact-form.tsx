import { ENDPOINTS } from '@highjinks/protocol'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { wordsOf } from '../../lib/failure-words.ts'
import { type FieldErrors, fieldErrorsOf } from '../../lib/field-errors.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Alert } from '../../ui/status/alert.tsx'

const EMPTY = { name: '', email: '', subject: '', message: '' }
type Letter = typeof EMPTY
type Sending =
  | { readonly kind: 'writing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'sent'; readonly name: string }

export function ContactForm() {
  const [letter, setLetter] = useState<Letter>(EMPTY)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [sending, setSending] = useState<Sending>({ kind: 'writing' })

  const field = (name: keyof Letter) => ({
    name,
    value: letter[name],
    error: errors[name],
    required: true,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setLetter({ ...letter, [name]: event.target.value })
      setErrors({ ...errors, [name]: undefined })
    },
  })

  async function send() {
    const found = fieldErrorsOf(ENDPOINTS.contact.body, letter)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setSending({ kind: 'sending' })
    try {
      await call('contact', { body: letter })
      setSending({ kind: 'sent', name: letter.name.trim() })
      setLetter(EMPTY)
    } catch (fault) {
      setSending({ kind: 'failed', message: wordsOf(fault, 'Your message didn’t get through. Please try again.') })
    }
  }

  return (
    <form
      noValidate
      aria-label="Contact Us"
      className="grid content-start gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {sending.kind === 'sent' && (
        <Alert tone="good" title="Message sent">
          Thank you, {sending.name}. We got your message.
        </Alert>
      )}
      {sending.kind === 'failed' && <Alert title="Not sent">{sending.message}</Alert>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" maxLength={100} {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" maxLength={254} {...field('email')} />
      </div>
      <TextField label="Subject" maxLength={200} {...field('subject')} />
      <TextArea label="Message" rows={6} maxLength={5000} {...field('message')} />
      <Button type="submit" size="lg" busy={sending.kind === 'sending'} className="sm:justify-self-start">
        {sending.kind === 'sending' ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  )
}
