import * as z from 'zod/mini'
import { storedJson } from '../../lib/storage.ts'
import { isSilent } from '../sound/sound.ts'

/** Off until somebody wants it; this browser remembers. */
export const isVoiceOn = storedJson('jesterVoice', z.boolean(), false)

export function canSpeak(): boolean {
  return 'speechSynthesis' in window
}

/** Says it aloud, where that is wanted; whatever was being said is cut short. */
export function speak(text: string): void {
  if (!canSpeak() || !isVoiceOn.get() || isSilent() || !hasBeenTapped()) return
  const { speechSynthesis } = window
  speechSynthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(text.replaceAll('…', ','))
  utterance.lang = 'en-US'
  utterance.rate = 1.05
  utterance.pitch = 1.25
  speechSynthesis.speak(utterance)
}

/** Some browsers would speak before anybody has touched the page; we do not. */
function hasBeenTapped(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive
}

export function isSpeaking(): boolean {
  return canSpeak() && window.speechSynthesis.speaking
}

export function stopSpeaking(): void {
  if (canSpeak()) window.speechSynthesis.cancel()
}
