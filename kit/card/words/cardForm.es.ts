import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './cardForm.en.ts'

export const es = {
  rubric: {
    label: 'Rúbrica',
    hint: 'De qué se compone el puntaje',
    add: 'Criterio',
    title: 'Criterio {{number}}',
    detail: 'Requisitos del puntaje máximo, criterio {{number}}',
    detailShort: 'Qué obtiene el puntaje máximo',
    points: 'Puntos del criterio {{number}}',
    unit: 'pts.',
    remove: 'Quitar el criterio {{number}}',
  },
  cardForm: {
    order: 'Ordena arrastrando o con Alt+↑↓',
    picture: 'Imagen',
    addPicture: 'Añadir una imagen',
    removePicture: 'Quitar la imagen',
    explanation: 'Explicación',
    explanationHint: 'Se muestra después de responder. Escríbela para quien se equivocó.',
  },
  ai: {
    missing: 'No hay ninguna IA conectada. Los estudiantes ven el texto alternativo que escribas.',
    agent: 'Agente',
    agentDefault: 'Predeterminado del sistema',
  },
  drawn: {
    open: 'Generar con un prompt',
    title: 'Una imagen a partir de un prompt',
    prompt: 'Qué muestra la imagen',
    placeholder: 'Un faro en una costa rocosa, al amanecer',
    styles: 'Estilo',
    size: 'Tamaño',
    count: 'Cuántas',
    draw: 'Generar',
    stop: 'Detener',
    drawing: 'Dibujando, {{seconds}} s',
    choose: 'Elige una',
    picture: 'Imagen {{number}}',
    take: 'Usar esta imagen',
    othersStay: 'Las demás quedan en tus archivos.',
    sensitive: '{{message}} ({{words}})',
    missing: 'No hay ninguna IA que dibuje conectada.',
  },
} as const satisfies Translation<typeof en>
