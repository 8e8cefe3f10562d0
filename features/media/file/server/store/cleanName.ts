const nameLength = 200

/** The last part of a name, without what a screen or a file system could take for something else. */
export function cleanName(rawName: string): string {
  const last = rawName.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .trim()
  return [...plain].slice(0, nameLength).join('') || 'file'
}
