/** What one does, what the others do, and what pays. */
export const rules = [
  'Roll a task and its risk. Keep it, or push.',
  'Not your dice? Call it: keep or push.',
  'Did it: 300 to 700. Duels and pushes pay more.',
] as const
