import { syllablesOf } from './pinyin.ts'

function spellsFrom(characters: readonly string[], at: number, letters: string): boolean {
  const [first] = letters
  const character = characters[at]
  if (first === undefined) return true
  if (character === undefined) return false
  const syllables = syllablesOf(character)
  if (syllables.length === 0)
    return character === first
      ? spellsFrom(characters, at + 1, letters.slice(1))
      : character === ' ' && spellsFrom(characters, at + 1, letters)
  return syllables.some((syllable) => {
    for (
      let length = 1;
      length <= syllable.length && letters[length - 1] === syllable[length - 1];
      length += 1
    )
      if (spellsFrom(characters, at + 1, letters.slice(length))) return true
    return false
  })
}

/**
 * Where in a text its pinyin is spelled by these letters, as whole syllables or as what they begin with: `yhgl` and `yonghug` begin
 * the four characters of 'yong hu guan li'. A place counts characters from 0; -1: nowhere.
 */
export function spelledAt(text: string, letters: string): number {
  if (!/^[a-z]{1,20}$/.test(letters)) return -1
  const characters = [...text.toLowerCase()]
  return characters.findIndex(
    (_, at) => syllablesOf(characters[at] ?? '').length > 0 && spellsFrom(characters, at, letters),
  )
}
