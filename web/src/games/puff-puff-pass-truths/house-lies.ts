/** A character of the product, and their claim. */
export interface HouseLie {
  readonly by: string
  readonly text: string
}

/** Examples that give nothing away: none is about anyone in the room, and simulated players don't use them. */
export const HOUSE_LIES: readonly HouseLie[] = [
  { by: 'the cat', text: 'I once won a staring contest against a lighthouse.' },
  { by: 'the toast', text: 'I’m banned from two bakeries, both times for applauding.' },
  { by: 'the potted plant', text: 'I played a palm tree in three movies.' },
  { by: 'the little cloud', text: 'I once rained on one wedding only. They know why.' },
  { by: 'the die', text: 'I once rolled a seven, all alone. Nobody saw it.' },
  { by: 'the dragon', text: 'I hum in elevators. Professionally.' },
  { by: 'the cat', text: 'I speak a little pigeon. Mostly complaints.' },
  { by: 'the toast', text: 'I have a twin. She went to a better toaster.' },
  { by: 'the potted plant', text: 'My first job was standing in for a scarecrow.' },
  { by: 'the little cloud', text: 'I once followed a tour group through two countries.' },
  { by: 'the die', text: 'I fell off a boat that was still on its trailer.' },
  { by: 'the dragon', text: 'I was understudy to a sock for two seasons.' },
  { by: 'the cat', text: 'I returned a lost wallet and kept the loyalty card.' },
  { by: 'the toast', text: 'A magician still owes me a rabbit.' },
  { by: 'the potted plant', text: 'I was named after a ferry. It sank my confidence.' },
  { by: 'the little cloud', text: 'I lost at chess to a parrot, and it gloated.' },
  { by: 'the die', text: 'I sold a sofa while somebody was asleep on it.' },
  { by: 'the dragon', text: 'I gave a wedding toast in the wrong tent. It went well.' },
]

/** Advice for liars. */
export const ADVICE: readonly string[] = [
  'A lie needs one detail nobody would bother to invent. The color of the bucket, say.',
  'Answer the question you were asked. Then stop. Liars keep talking.',
  'Laugh at your true stories as if you’d made them up. It ruins everything, beautifully.',
  'When they ask “really?”, look at the cat.',
]
