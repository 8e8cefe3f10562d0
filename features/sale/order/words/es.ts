import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  record: 'Pedido',
  access: { order: 'Pedidos' },
  title: 'Pedidos',
  lead: 'Quién recibió qué producto, con un código, con un pago o gratis.',
  new: 'Nuevo pedido',
  edit: 'Pedido',
  empty: 'Aún no hay pedidos',
  emptyLead:
    'Los pedidos aparecen aquí cuando se canjea un código o se consigue un producto gratuito. Los pedidos pagados por otra vía los registras tú.',
  fields: {
    name: 'Número de pedido',
    number: 'Número de pedido',
    productId: 'Producto',
    productName: 'Producto',
    userId: 'Estudiante',
    userName: 'Estudiante',
    source: 'Origen',
    codeId: 'Código',
    price: 'Precio',
    status: 'Estado',
    reason: 'Motivo',
    paidAt: 'Pagado',
    cancelledAt: 'Cancelado',
    refundedAt: 'Reembolsado',
    refundReason: 'Motivo del reembolso',
    creatorName: 'Anotado por',
    createdAt: 'Fecha del pedido',
    updatedAt: 'Actualizado',
    createdFrom: 'Pedido desde',
    createdTo: 'Pedido hasta',
    paidFrom: 'Pagado desde',
    paidTo: 'Pagado hasta',
    priceFrom: 'Precio mínimo',
    priceTo: 'Precio máximo',
  },
  hints: {
    productId: 'Solo se pueden elegir productos públicos.',
  },
  values: { source: { code: 'Código de canje', payment: 'Pago', free: 'Gratis' } },
  states: { pending: 'Pendiente de pago', paid: 'Pagado', cancelled: 'Cancelado', refunded: 'Reembolsado' },
  moves: { confirm: 'Confirmar pago', cancel: 'Cancelar pedido', refund: 'Reembolsar' },
  reasons: { refund: 'Se muestra con el pedido' },
  mine: {
    title: 'Mis pedidos',
    empty: 'Aún no hay pedidos',
    emptyLead:
      'Lo que compres, consigas gratis o canjees con un código aparece aquí con su número, por si necesitas ayuda.',
  },
  summary: {
    title: 'Totales de estos pedidos',
    all: 'Todos',
    orders_one: '{{amount}} pedido',
    orders_many: '{{amount}} pedidos',
    orders_other: '{{amount}} pedidos',
  },
  faults: {
    alreadyHas: 'Este estudiante ya tiene todo lo que incluye el producto',
    alreadyOrdered:
      'Este estudiante ya tiene pendiente de pago el pedido {{number}} de este producto: confírmalo o cancélalo primero',
    notFree: 'Este producto no es gratuito en este momento',
  },
} satisfies Translation<typeof en>
