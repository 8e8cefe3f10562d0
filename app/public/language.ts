import { languages } from '#kit/i18n/words.ts'

/** Where the learner's page and the console keep it (B5). */
const stored = 'language'

/** The language that the reader has chosen here before, where the server, which cannot know, has rendered another one. */
export function chosenLanguage(): string | undefined {
  const kept = localStorage.getItem(stored)
  const isNamed = new URLSearchParams(window.location.search).has('lang')
  if (isNamed || kept === null || kept === document.documentElement.lang) return undefined
  return languages.find((language) => language === kept)
}

/** A language that is chosen here holds for the other pages too. */
export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-language]'))
    link.addEventListener('click', () => localStorage.setItem(stored, link.dataset['language'] ?? ''))
}
