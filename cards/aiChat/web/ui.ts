import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const aiChatUi = defineCardUi({
  definition: async () => (await import('../aiChat.card.ts')).aiChat,
  player: async () => (await import('./Player.tsx')).AiChatPlayer,
  editor: async () => (await import('./Editor.tsx')).AiChatEditor,
  icon: 'M4 5h12v8H9l-4 3v-3H4zM10 16v1h6l4 3v-3h0V9h-2',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
