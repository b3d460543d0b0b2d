interface ToldInWordsProps {
  readonly label: string
  readonly told: readonly string[]
}

/** What a picture shows, for whoever listens. */
export function ToldInWords({ label, told }: ToldInWordsProps) {
  return (
    <ol aria-label={label} className="sr-only">
      {told.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  )
}
