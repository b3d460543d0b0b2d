import * as z from 'zod/mini'
import { storedJson } from '../../lib/storage.ts'
import { isSilent, volumeShare } from '../sound/sound.ts'

/** Off until someone turns it on. This browser remembers it. */
export const isVoiceOn = storedJson('jesterVoice', z.boolean(), false)

export function canSpeak(): boolean {
  return 'speechSynthesis' in window
}

/** Speaks the text if the voice is on, and cuts off whatever it was saying. */
export function speak(text: string): void {
  if (!canSpeak() || !isVoiceOn.get() || isSilent() || !hasBeenTapped()) return
  const { speechSynthesis } = window
  speechSynthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(text.replaceAll('…', ','))
  utterance.lang = 'en-US'
  utterance.rate = 1.05
  utterance.pitch = 1.25
  utterance.volume = volumeShare()
  speechSynthesis.speak(utterance)
}

/** Returns whether the user has tapped the page. Some browsers would speak before that; we don't. */
function hasBeenTapped(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive
}

export function isSpeaking(): boolean {
  return canSpeak() && window.speechSynthesis.speaking
}

export function stopSpeaking(): void {
  if (canSpeak()) window.speechSynthesis.cancel()
}
