import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const aiResponseUi = defineCardUi({
  definition: async () => (await import('../aiResponse.card.ts')).aiResponse,
  player: async () => (await import('./Player.tsx')).AiResponsePlayer,
  editor: async () => (await import('./Editor.tsx')).AiResponseEditor,
  icon: 'M12 4l1.8 4.7L18.5 10.5l-4.7 1.8L12 17l-1.8-4.7L5.5 10.5l4.7-1.8zM18.5 15.5l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8z',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
