/** What a turn begins with, each in its own color on every screen. */
export const CHOICES = [
  { choice: 'truth', label: 'Truth', hint: 'Answer one question honestly', tone: 'sky' },
  { choice: 'dare', label: 'Dare', hint: 'Do one glorious thing', tone: 'red' },
  { choice: 'surprise', label: 'Surprise me', hint: 'The room picks. Brave.', tone: 'amber' },
] as const
