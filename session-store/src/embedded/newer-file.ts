/** A database file written by a later version, which this one couldn't read correctly. */
export class NewerFile extends Error {
  constructor(file: string, found: number, known: number) {
    super(
      `${file} is of a newer version of Highjinks (layout ${found}; this one knows ${known}): start the newer version, or put back a copy from before the upgrade`,
    )
    this.name = 'NewerFile'
  }
}
