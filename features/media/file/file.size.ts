const large = 10_240

/** A size as every language writes it: `2,048 KB` would be read as two in half of Europe, so without separators. */
export function sizeText(kb: number): string {
  if (kb < large) return `${Math.ceil(kb)} KB`
  const mb = Math.round(kb / 1024)
  return mb >= large || mb % 1024 === 0 ? `${Math.round(mb / 1024)} GB` : `${mb} MB`
}
