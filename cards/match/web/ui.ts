import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const matchUi = defineCardUi({
  definition: async () => (await import('../match.card.ts')).match,
  player: async () => (await import('./Player.tsx')).MatchPlayer,
  editor: async () => (await import('./Editor.tsx')).MatchEditor,
  icon: 'M3 4h6v6H3zM15 14h6v6h-6zM15 4h6v6h-6zM3 14h6v6H3zM9 7l6 10M9 17l6-10',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
