import { adviceOn } from './password-advice.ts'

interface PasswordAdviceLineProps {
  readonly password: string
  readonly names: readonly string[]
}

export function PasswordAdviceLine({ password, names }: PasswordAdviceLineProps) {
  return adviceOn(password, names)
}
