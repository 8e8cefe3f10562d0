import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const sectionUi = defineCardUi({
  definition: async () => (await import('../section.card.ts')).section,
  player: async () => (await import('./Player.tsx')).SectionPlayer,
  editor: async () => (await import('./Editor.tsx')).SectionEditor,
  icon: 'M4 5h16M4 9h10M4 15h16M4 19h10',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
