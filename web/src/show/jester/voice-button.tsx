import { Speech } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { canSpeak, isVoiceOn, speak, stopSpeaking } from './voice.ts'

/** The switch for the jester's voice. */
export function VoiceButton() {
  const [isOn, setIsOn] = useState(isVoiceOn.get)
  if (!canSpeak()) return null
  function toggle() {
    isVoiceOn.set(!isOn)
    setIsOn(!isOn)
    if (isOn) stopSpeaking()
    // Speak right away so that the user hears what the button does. Some browsers also only speak after a tap.
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
