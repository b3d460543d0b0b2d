import { Speech } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { canSpeak, isVoiceOn, speak, stopSpeaking } from './voice.ts'

/** Whether the jester says aloud what stands in his bubble. */
export function VoiceButton() {
  const [isOn, setIsOn] = useState(isVoiceOn.get)
  if (!canSpeak()) return null
  function toggle() {
    isVoiceOn.set(!isOn)
    setIsOn(!isOn)
    if (isOn) stopSpeaking()
    // Heard at once, so that whoever pressed it knows what they have done; and some browsers only speak after a tap.
    else speak('There you are. I was only waiting to be asked.')
  }
  return (
    <IconButton
      label={isOn ? 'Jester’s voice off' : 'Jester’s voice on'}
      icon={<Speech aria-hidden="true" className={isOn ? 'text-lime' : ''} />}
      onClick={toggle}
    />
  )
}
