/**
 * What a lock file must keep: no address of a registry, every platform's native packages, no version below a floor.
 * npm leaves out the native package of another platform when the registry does not have it yet; the lock file then
 * works only on the machine that wrote it.
 */
const FLOORS = {
  'engine.io': '6.6.10',
  'socket.io-parser': '4.2.7',
  ws: '8.21.0',
  mongoose: '9.12.1',
}

/** @typedef {{ version?: string, resolved?: string, optionalDependencies?: Record<string, string> }} Locked */

/** Whether the version stands below the floor; both are plain numbers. @param {string} version @param {string} floor */
export function isBelow(version, floor) {
  const [have, want] = [version, floor].map((text) => text.split(/[.-]/).map(Number))
  for (const [place, least] of (want ?? []).entries()) {
    const found = have?.[place] ?? 0
    if (found !== least) return found < least
  }
  return false
}

/**
 * npm looks for a dependency in its dependant's folder first, then in each folder above.
 * @param {Record<string, Locked>} packages @param {string} folder @param {string} name @returns {boolean}
 */
function holds(packages, folder, name) {
  if (folder === '') return `node_modules/${name}` in packages
  const above = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  return `${folder}/node_modules/${name}` in packages || holds(packages, above, name)
}

/** @param {Record<string, Locked>} packages @returns {string[]} what is wrong, in words */
export function faults(packages) {
  return Object.entries(packages).flatMap(([key, one]) => {
    const name = key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const floor = Object.entries(FLOORS).find(([known]) => known === name)?.[1]
    const missing = Object.keys(one.optionalDependencies ?? {}).filter((wanted) => !holds(packages, key, wanted))
    return [
      ...(/^https?:/.test(one.resolved ?? '') ? [`${key} names an address`] : []),
      ...(floor && isBelow(one.version ?? '', floor) ? [`${key} is ${one.version}, needs ${floor} or newer`] : []),
      ...missing.map((wanted) => `${key}@${one.version} lacks ${wanted}`),
    ]
  })
}
