import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const questionUi = defineCardUi({
  definition: async () => (await import('../question.card.ts')).question,
  player: async () => (await import('./Player.tsx')).QuestionPlayer,
  editor: async () => (await import('./Editor.tsx')).QuestionEditor,
  icon: 'M4 5h16v11H9l-5 4zM8 9.5h8M8 12.5h5',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
