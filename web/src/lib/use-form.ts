import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { type FieldErrors, fieldErrorsOf } from './field-errors.ts'

interface FormOptions<Values, Body, Failed> {
  readonly values: Values
  readonly onChange: (values: Values) => void
  /** Turns the values into the body to send. */
  readonly body: Body
  /** The body must pass this schema before anything is sent. */
  readonly schema: z.ZodMiniType
  readonly send: (body: Body) => Promise<unknown>
  /** Turns a failed call into words. */
  readonly failed: (fault: unknown) => Failed
}

/** Runs a form: the schema checks the values, each complaint shows at its field, and valid input is sent. */
export function useForm<Values extends Readonly<Record<string, string>>, Body, Failed>({
  values,
  onChange,
  body,
  schema,
  send,
  failed,
}: FormOptions<Values, Body, Failed>) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<Failed | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit() {
    const found = fieldErrorsOf(schema, body)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    setFailure(null)
    try {
      await send(body)
    } catch (fault) {
      setFailure(failed(fault))
    }
    setBusy(false)
  }

  return {
    isBusy,
    failure,
    retry: () => void submit(),
    /** Props for the form itself. */
    form: {
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void submit()
      },
    },
    /** Props for the field of that name. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: { readonly target: { readonly value: string } }) => {
        onChange({ ...values, [name]: event.target.value })
        setErrors({ ...errors, [name]: undefined })
      },
    }),
  }
}
