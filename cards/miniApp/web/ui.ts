import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const miniAppUi = defineCardUi({
  definition: async () => (await import('../miniApp.card.ts')).miniApp,
  player: async () => (await import('./Player.tsx')).MiniAppPlayer,
  editor: async () => (await import('./Editor.tsx')).MiniAppEditor,
  icon: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM17 13.5v7M13.5 17h7',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
