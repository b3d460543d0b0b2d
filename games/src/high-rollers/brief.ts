/** What one does, what the others do, and what pays. */
export const rules = [
  'Roll a task and a pot. Keep it, or push for a bigger one.',
  'The same face again is a bust: your pot fills the jar.',
  'Not your dice? Call where it ends: 100. Best of the lap drinks the jar.',
] as const
