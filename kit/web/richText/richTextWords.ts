import { useEffect, useState } from 'react'
import type { en } from '#kit/words/richText.en.ts'
import { namespace, type Language, type Phrases } from '#kit/words.ts'
import { provideWords } from '../words.ts'

export const richTextWords = namespace<typeof en>('rich-text')

const phrases: Readonly<Record<Language, () => Promise<Phrases>>> = {
  zh: async () => (await import('#kit/words/richText.zh.ts')).zh,
  en: async () => (await import('#kit/words/richText.en.ts')).en,
  es: async () => (await import('#kit/words/richText.es.ts')).es,
  ja: async () => (await import('#kit/words/richText.ja.ts')).ja,
}

let provided: Promise<void> | undefined
let isProvided = false

/** Whether the words of the editor are there; loaded with the first editor. */
export function useRichTextWords(): boolean {
  const [isReady, setReady] = useState(isProvided)
  useEffect(() => {
    provided ??= provideWords(async (language) => ({ [richTextWords.name]: await phrases[language]() }))
    provided.then(
      () => {
        isProvided = true
        setReady(true)
      },
      // The editor works without its words' names; the next one tries again.
      () => {
        provided = undefined
        setReady(true)
      },
    )
  }, [])
  return isReady
}
