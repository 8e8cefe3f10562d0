import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const placeUi = defineCardUi({
  definition: async () => (await import('../place.card.ts')).place,
  player: async () => (await import('./Player.tsx')).PlacePlayer,
  editor: async () => (await import('./Editor.tsx')).PlaceEditor,
  icon: 'M4 13v7h16v-7M12 3v10M8 9.5l4 4 4-4M4 13h4M16 13h4',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
