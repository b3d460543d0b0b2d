import { CopyButton } from '../../ui/button/copy-button.tsx'

interface SendLinkProps {
  readonly link: string
  readonly name: string
}

export const addressOfCrew = (link: string) => `${window.location.origin}/c/${link}`

/** The link to a crew, to copy into a group chat. */
export function SendLink({ link, name }: SendLinkProps) {
  const address = addressOfCrew(link)
  return (
    <div className="grid gap-2">
      <p className="rounded-xl bg-night px-3 py-2 wrap-anywhere select-all">{address}</p>
      <CopyButton text={address} label={`Copy the link to ${name}`} copiedMs={3000} />
    </div>
  )
}
