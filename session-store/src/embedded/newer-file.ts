/** A database file that a later version of the product has written: this one would not understand what is in it. */
export class NewerFile extends Error {
  constructor(file: string, found: number, known: number) {
    super(
      `${file} is of a newer version of Highjinks (layout ${found}; this one knows ${known}): start the newer version, or put back a copy from before the upgrade`,
    )
    this.name = 'NewerFile'
  }
}
