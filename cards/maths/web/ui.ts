import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const mathsUi = defineCardUi({
  definition: async () => (await import('../maths.card.ts')).maths,
  player: async () => (await import('./Player.tsx')).MathsPlayer,
  line: async () => (await import('./FormulaText.tsx')).FormulaText,
  editor: async () => (await import('./Editor.tsx')).MathsEditor,
  icon: 'M4 13l2.5-1.5L10 19l4-14h6M14.5 11l5 6M19.5 11l-5 6',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
