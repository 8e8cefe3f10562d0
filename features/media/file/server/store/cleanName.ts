const nameLength = 200

/** The last part of a name, without what a screen or a file system could take for something else. */
export function cleanName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .trim()
  return [...plain].slice(0, nameLength).join('') || 'file'
}
