/** What one does, what the others do, and what pays. */
export const rules = [
  'Roll a task and a pot. Keep it, or push.',
  'A face you had is a bust: pot into the jar.',
  'Call where it ends: 100. The best drink the jar.',
] as const
