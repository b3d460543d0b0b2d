import type { Counts } from '@highjinks/session-store'

/** An address may always have this many taps of a phase: a bar on one network. */
const OWN_SHARE = 100

/** The taps for one question, each device's first one only. Beyond its share, no address outweighs all the others. */
export class Tally {
  private readonly taps = new Map<string, number>()
  private readonly devices = new Set<string>()
  private readonly addresses = new Map<string, number>()
  private readonly isLimited: boolean

  constructor(isLimited: boolean) {
    this.isLimited = isLimited
  }

  get counts(): Counts {
    return Object.fromEntries(this.taps)
  }

  /** Returns false if the address has no share left. A device's second tap changes nothing. */
  take(device: string, address: string, value: string): boolean {
    if (this.devices.has(device)) return true
    const own = this.addresses.get(address) ?? 0
    const others = this.devices.size - own
    if (this.isLimited && own >= OWN_SHARE && own >= others) return false
    this.devices.add(device)
    this.addresses.set(address, own + 1)
    this.taps.set(value, (this.taps.get(value) ?? 0) + 1)
    return true
  }
}
