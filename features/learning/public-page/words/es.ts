import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  home: 'Aprender',
  language: 'Idioma',
  entry: {
    continueCourse: 'Continuar',
    continueActivity: 'Continuar',
    start: 'Empezar',
    try: 'Probar gratis',
    redeem: 'Canjear un código',
    notOnSale: 'Ahora mismo no está a la venta',
  },
  haveCode: 'Tengo un código',
  ways: {
    title: 'Cómo conseguirlo',
    free: 'Gratis: empieza sin código por lo que lleva la marca «gratis».',
    freeWhole: 'Gratis: puede empezar cualquiera que inicie sesión.',
    code: 'Con un código de canje que te dé tu escuela o un colaborador.',
    order: 'Mediante un pedido que tu escuela registre a tu nombre.',
  },
  offers: 'Dónde está incluido',
  free: 'Gratis',
  courses: 'Cursos que lo incluyen',
  cards_one: '{{count}} tarjeta',
  cards_many: '{{count}} tarjetas',
  cards_other: '{{count}} tarjetas',
  minutes_one: '{{count}} minuto aprox.',
  minutes_many: '{{count}} minutos aprox.',
  minutes_other: '{{count}} minutos aprox.',
  teaches: 'Qué aprenderás',
  scan: 'Escanéalo para saber más',
  share: 'Compartir',
  copied: 'Enlace copiado',
  absent: 'Esta página no está aquí',
  absentLead: 'Puede que no esté publicada, que se haya cerrado o que el enlace esté incompleto.',
  toHome: 'Ver qué se puede aprender',
}
