/** For whoever sits there and cannot think of anything to ask: one each. */
const QUESTIONS = [
  'Who else was there?',
  'What happened right after that?',
  'How old were you?',
  'Who would confirm it on the phone, right now?',
  'What were you wearing?',
  'Why have we never heard that one?',
  'What did it smell like?',
  'How did you get home?',
  'What did it cost?',
  'Which part of that are you proud of?',
  'Tell it again, but backward.',
  'Is there a photo?',
  'What day of the week was it?',
  'Who was the angriest about it?',
  'Would you do it again?',
  'What did your mother say?',
] as const

/** The same for one seat as long as one author presents, and another for its neighbor. */
export function questionFor(seats: readonly string[], seat: string, round: number): string {
  return QUESTIONS[(Math.max(0, seats.indexOf(seat)) + round * 5) % QUESTIONS.length] ?? QUESTIONS[0]
}
