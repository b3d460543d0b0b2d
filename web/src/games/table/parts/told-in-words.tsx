interface ToldInWordsProps {
  readonly label: string
  readonly told: readonly string[]
}

/** A picture's content, for screen readers. */
export function ToldInWords({ label, told }: ToldInWordsProps) {
  return (
    <ol aria-label={label} className="sr-only">
      {told.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  )
}
