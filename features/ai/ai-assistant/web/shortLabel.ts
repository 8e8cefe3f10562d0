const most = 24

/** A name that leaves room for the rest of the line. */
export const shortLabel = (label: string): string => {
  const letters = [...label]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : label
}
