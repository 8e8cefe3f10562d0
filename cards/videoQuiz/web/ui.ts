import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const videoQuizUi = defineCardUi({
  definition: async () => (await import('../videoQuiz.card.ts')).videoQuiz,
  player: async () => (await import('./Player.tsx')).VideoQuizPlayer,
  editor: async () => (await import('./Editor.tsx')).VideoQuizEditor,
  icon: 'M4 5h16v14H4zM9.5 9.5a2.5 2.5 0 1 1 3.2 2.4c-.5.2-.7.5-.7 1.1v.4M12 16h.01',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
