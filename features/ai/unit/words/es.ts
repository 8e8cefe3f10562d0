import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  record: 'Unidad de medida',
  access: { unit: 'Unidades de medida' },
  title: 'Unidades de medida',
  lead: 'Lo que se cuenta, en cuatro idiomas. Las de uso tienen un precio con el que se factura la IA.',
  new: 'Nueva unidad',
  edit: 'Editar unidad',
  empty: 'Aún no hay unidades',
  emptyLead: 'Empieza con «1000 tokens» y su precio. Sin unidad, el uso de la IA se cuenta como gratuito.',
  fields: {
    name: 'Nombre',
    nameZh: 'Nombre en chino',
    nameEn: 'Nombre en inglés',
    nameEs: 'Nombre en español',
    nameJa: 'Nombre en japonés',
    kind: 'Tipo',
    measure: 'Mide',
    price: 'Precio (yuanes)',
    status: 'Estado',
    creatorId: 'Creado por',
    creatorName: 'Creado por',
    createdAt: 'Creada',
    updatedAt: 'Actualizada',
  },
  hints: {
    price: 'Hasta seis decimales, por ejemplo 0,0025',
  },
  values: {
    kind: { material: 'Material', usage: 'Uso de IA' },
    measure: { tokens1000: '1.000 tokens', image: 'Imagen', speechMinute: 'Minuto de voz' },
  },
  states: { active: 'Activa', retired: 'Retirada' },
  moves: { retire: 'Retirar', activate: 'Activar' },
  problems: {
    taken: 'Ya hay una unidad activa para esto. Cambia su precio o retírala antes',
  },
  faults: {
    taken: 'Ya hay una unidad activa para esto. Retírala antes',
  },
} satisfies Translation<typeof en>
