import { phrasesIn, type Language, type Phrase } from '#kit/i18n/words.ts'
import { helpWords } from '../help.words.ts'

/** The sentence of a phrase of help, with its values in it. */
export async function ladderSentence({ key, values = {} }: Phrase, language: Language): Promise<string> {
  const { help } = await phrasesIn([helpWords], language)
  let found: unknown = help
  for (const step of key.split('.')) found = Reflect.get(Object(found), step)
  return String(found).replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''))
}
