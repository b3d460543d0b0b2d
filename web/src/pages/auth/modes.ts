export type Mode = 'login' | 'register'

export interface ModeWords {
  readonly title: string
  readonly lead: string
  readonly submit: string
  readonly busy: string
  readonly done: { readonly title: string; readonly text: string }
  /** Title of the banner and the toast, and their text if the server sent none. */
  readonly failed: { readonly title: string; readonly banner: string; readonly toast: string }
  readonly other: { readonly mode: Mode; readonly question: string; readonly answer: string }
}

export const MODES: Readonly<Record<Mode, ModeWords>> = {
  login: {
    title: 'Welcome back',
    lead: 'Your spot on the couch is still warm.',
    submit: 'Login',
    busy: 'Logging in...',
    done: { title: 'Login successful', text: 'Welcome back!' },
    failed: {
      title: 'Login failed',
      banner: 'Failed to login. Please check your credentials.',
      toast: 'Please check your credentials and try again',
    },
    other: { mode: 'register', question: "Don't have an account?", answer: 'Register' },
  },
  register: {
    title: 'Join the party',
    lead: 'Free, and faster than opening a bag of chips.',
    submit: 'Create Account',
    busy: 'Creating Account...',
    done: { title: 'Registration successful', text: 'Welcome to Highjinks! The snacks are on the left.' },
    failed: {
      title: 'Registration failed',
      banner: 'Failed to register. Please try again.',
      toast: 'Please check your information and try again',
    },
    other: { mode: 'login', question: 'Already have an account?', answer: 'Login' },
  },
}
