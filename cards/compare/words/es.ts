import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Comparación',
  purpose: 'Dos imágenes para comparar con un deslizador, o un antes y un después.',
  incomplete: 'Compara las dos imágenes para continuar',
  fields: {
    question: 'En qué fijarse',
    before: 'Primera imagen',
    beforeLabel: 'Etiqueta de la primera imagen',
    after: 'Segunda imagen',
    afterLabel: 'Etiqueta de la segunda imagen',
    mode: 'Cómo se comparan',
    direction: 'La línea se mueve',
    start: 'De la primera imagen al empezar',
    zoom: 'Se puede ampliar',
  },
  modes: { slider: 'Con un deslizador', switch: 'Una a la vez' },
  modeHints: {
    slider: 'Quedan mejor dos imágenes del mismo tamaño.',
    switch: 'Se pasa de una a otra con un toque.',
  },
  directions: { horizontal: 'A izquierda y derecha', vertical: 'Arriba y abajo' },
  edit: {
    question: '¿Qué ha cambiado?',
    swap: 'Intercambiar las imágenes',
  },
  problems: {
    before: 'Falta la primera imagen',
    after: 'Falta la segunda imagen',
  },
  play: {
    before: 'Antes',
    after: 'Después',
    slider: 'Deslizador entre «{{before}}» y «{{after}}»',
    share: '{{share}} % de «{{label}}»',
    enlarge: 'Ampliar «{{label}}»',
    which: 'Qué imagen se ve',
  },
} satisfies Translation<typeof en>
