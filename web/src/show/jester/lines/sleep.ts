import { linesOf } from '../script.ts'

/** Small events for while nothing happens. */
export const sleepLines = linesOf({
  yawn: [
    'Don’t mind me. I’ve been up since the Middle Ages.',
    'Is this the quiet game? I’m losing.',
    'I could juggle. Nobody’s asking, but I could.',
    'Somewhere a phone is waiting for a thumb.',
    'Ah, silence. I give it four out of ten.',
    'I’ll just rest one bell at a time.',
    'Are you all telling secrets? Louder, please.',
    'The lamp and I have run out of topics.',
    'So. Come here often? I live here.',
    'I counted the ceiling. There’s one.',
    'My bells are getting heavy.',
    'Yawning is contagious. Watch.',
    'I’m not tired. I’m resting my entire face.',
    'Take your time. I’m only drawn.',
  ],
  asleep: [
    'Wake me when somebody does something.',
    'Zzz. Final answer. Zzz.',
    'Just five minutes. Or a tap.',
    'Zzz. No, the left seat. Zzz.',
    'Zzz. Yes, hello, I’d like every pizza. Zzz.',
    'Zzz. And the award goes to … zzz.',
    'Good night, couch. Good night, lamp.',
    'Shh. The host is horizontal.',
    'Zzz. More bells. Zzz.',
  ],
  wake: [
    'I’m up! I was listening with my eyes shut.',
    'What? Who won? Oh. We’re still here. Good.',
    'I’m awake. I’ve always been awake. What year is it?',
    'There you are! I dreamed you were all furniture.',
    'Action! Finally! I’m fine. Don’t look at my hat.',
    'A thumb moved! It’s a miracle.',
    'I wasn’t asleep. That’s how jesters think.',
    'And we’re back. I had a lovely nap, thank you.',
    'Oh! Hello. You’re all still gorgeous.',
  ],
})
