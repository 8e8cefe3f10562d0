// Runs under whatever Node the machine has: plain JavaScript only.

/** Whether a version is there, and no older than the other. */
export function isCurrent(version, wanted) {
  const [one, other] = [version ?? '0', wanted].map((each) => each.split('.').map(Number))
  const at = [0, 1, 2].find((place) => (one[place] ?? 0) !== (other[place] ?? 0))
  return at === undefined || (one[at] ?? 0) > (other[at] ?? 0)
}

/**
 * What keeps the server from running, as a sentence for whoever wants to start it; undefined where `own`, which npm brought,
 * or `machines` is no older than `wanted`. An old one is not run quietly: it lacks what was mended since.
 */
export function runtimeProblem({ wanted, own, machines, machine: [platform, arch] }) {
  if (isCurrent(own, wanted) || isCurrent(machines, wanted)) return undefined
  const brought = own ? `npm has only Node ${own}` : 'npm has no current Node'
  const there = machines ? `this machine has ${machines}` : 'this machine has none'
  const how =
    platform === 'darwin' ? 'with `brew install node` or from https://nodejs.org' : 'from https://nodejs.org'
  return (
    `Lectern needs Node ${wanted} or newer. ${brought} for ${platform} ${arch}, and ${there}. ` +
    `Please install Node ${wanted.split('.')[0]} ${how} and run the command again: it goes on with that one.`
  )
}
