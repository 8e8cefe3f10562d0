/** A limit as every language writes it: `2,048 KB` would be read as two in half of Europe, so without separators. */
export function sizeText(kb: number): string {
  if (kb < 10_240) return `${kb} KB`
  return kb < 1024 ** 2 ? `${kb / 1024} MB` : `${kb / 1024 ** 2} GB`
}
