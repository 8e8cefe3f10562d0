import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Rasca y descubre',
  purpose: 'Un texto, una imagen o un código bajo una capa que se rasca.',
  incomplete: 'Descúbrelo para continuar',
  fields: {
    instruction: 'En qué pensar antes',
    kind: 'Bajo la capa',
    text: 'Texto',
    picture: 'Imagen',
    code: 'Código',
    coverText: 'Texto de la capa',
    coverColour: 'Color de la capa',
    coverPicture: 'Imagen de la capa',
    brush: 'Pincel',
    revealShare: 'Se descubre tras',
  },
  kinds: { text: 'Texto', picture: 'Imagen', code: 'Código' },
  edit: { pixels: 'píxeles' },
  problems: {
    noText: 'No hay texto bajo la capa',
    noPicture: 'No hay imagen bajo la capa',
    noCode: 'No hay código bajo la capa',
  },
  play: {
    scratch: 'Rasca aquí',
    reveal: 'Descubrir',
    revealed: 'Descubierto: {{text}}',
    copy: 'Copiar',
    under: 'Lo que había debajo',
  },
} satisfies Translation<typeof en>
