import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const choiceUi = defineCardUi({
  definition: async () => (await import('../choice.card.ts')).choice,
  player: async () => (await import('./Player.tsx')).ChoicePlayer,
  editor: async () => (await import('./Editor.tsx')).ChoiceEditor,
  icon: 'M9 6h11M9 12h11M9 18h11M3 6l1.2 1.2L6.5 5M3 12l1.2 1.2L6.5 11M3 18l1.2 1.2L6.5 17',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
