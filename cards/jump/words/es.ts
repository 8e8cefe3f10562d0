import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Salto',
  purpose: 'Lleva a otra tarjeta, o a otra actividad, una habilidad o un curso.',
  fields: {
    kind: 'Lleva a',
    targetId: 'Destino',
    text: 'Lo que lee el estudiante',
    label: 'Botón',
    labelHint: 'Déjalo vacío para el texto predeterminado',
    how: 'Cómo se abre',
    follow: 'El estudiante',
  },
  kinds: { card: 'Una tarjeta', activity: 'Una actividad', ability: 'Una habilidad', course: 'Un curso' },
  ways: { replace: 'Sigue desde allí', over: 'Vuelve después', new: 'En una página nueva' },
  follow: { must: 'tiene que ir', may: 'puede seguir sin ir' },
  edit: {
    textExample: 'Por ejemplo: veámoslo una vez más',
    condition: 'Para saltar solo a veces, añade una condición abajo, en «Reglas y habilidades».',
  },
  problems: {
    no: {
      card: 'Elige la tarjeta de destino',
      activity: 'Elige la actividad de destino',
      ability: 'Elige la habilidad de destino',
      course: 'Elige el curso de destino',
    },
  },
  incomplete: 'Ábrelo para seguir',
  play: {
    goes: 'Continúa en otro lugar',
    leads: 'Con «Siguiente» llegas allí.',
    there: 'Ir allí',
    opened: 'Ya has estado allí',
    notHere: 'Aquí no se puede abrir.',
  },
} satisfies Translation<typeof en>
