import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  record: 'Código de canje',
  access: { exchangeCode: 'Códigos de canje' },
  title: 'Códigos',
  lead: 'Cada código de canje y qué ha sido de él.',
  empty: 'Aún no hay códigos',
  emptyLead: 'Los códigos se crean por lotes, para un producto cada vez.',
  toTasks: 'Crear un lote',
  copyCode: 'Copiar código',
  copyLink: 'Copiar enlace',
  fields: {
    code: 'Código',
    link: 'Enlace',
    productId: 'Producto',
    productTitle: 'Producto',
    userId: 'Usuario',
    userName: 'Usuario',
    status: 'Estado',
    type: 'Tipo',
    taskId: 'Lote',
    taskName: 'Lote',
    channel: 'Canal',
    creatorId: 'Creador',
    creatorName: 'Creador',
    createdAt: 'Generado',
    redeemedAt: 'Canjeado',
    expiresAt: 'Caduca',
    updatedAt: 'Actualizado',
  },
  values: {
    type: { text: 'Texto', qr: 'Imagen QR' },
  },
  states: { waiting: 'Sin canjear', redeemed: 'Canjeado', revoked: 'Anulado', expired: 'Caducado' },
  moves: { redeem: 'Canjear', revoke: 'Anular' },
  reasons: { revoke: 'Quedará en el registro de operaciones' },
  problems: { mistyped: 'Todavía no es un código válido. Compáralo con el que te dieron' },
  faults: {
    notValid: 'Este código no se puede canjear. Compáralo con el que te dieron',
    alreadyYours: 'Ya canjeaste este código. Lo que abrió está en tus cursos',
    expired: 'Este código ha caducado',
    notOnSale: 'Lo que abre este código no está disponible en este momento',
    tooManyGuesses_one:
      'Se han probado demasiados códigos que no existen. Inténtalo de nuevo dentro de {{count}} minuto',
    tooManyGuesses_many:
      'Se han probado demasiados códigos que no existen. Inténtalo de nuevo dentro de {{count}} minutos',
    tooManyGuesses_other:
      'Se han probado demasiados códigos que no existen. Inténtalo de nuevo dentro de {{count}} minutos',
  },
} satisfies Translation<typeof en>
