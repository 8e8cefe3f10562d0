import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const linkUi = defineCardUi({
  definition: async () => (await import('../link.card.ts')).link,
  player: async () => (await import('./Player.tsx')).LinkPlayer,
  editor: async () => (await import('./Editor.tsx')).LinkEditor,
  icon: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
