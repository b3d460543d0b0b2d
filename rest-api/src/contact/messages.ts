/** What somebody wrote to us. */
export interface Message {
  readonly id: string
  readonly at: number
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** Where the operator finds what people wrote. */
export interface Messages {
  /** Once it returns, the message is kept. */
  readonly keep: (message: Message) => Promise<void>
  /** Newest first. */
  readonly newest: (limit: number) => Promise<readonly Message[]>
}
