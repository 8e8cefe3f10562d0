import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  access: {
    abilityOverview: 'Resumen de una habilidad',
    activityOverview: 'Resumen de una actividad',
    careerOverview: 'Resumen de una carrera',
    courseOverview: 'Resumen de un curso',
    productOverview: 'Resumen de un producto',
  },
  next: 'Qué sigue',
  part: '{{value}} de {{whole}}',
  figures: {
    activityCount: 'Actividades',
    activities: 'Actividades',
    careers: 'Carreras',
    courses: 'Cursos',
    enrolled: 'Inscritos',
    finished: 'Terminaron',
    learners: 'Estudiantes',
    paid: 'Pedidos pagados',
    products: 'Productos',
    redeemed: 'Códigos canjeados',
    salePrice: 'Precio',
    score: 'Puntaje medio',
  },
  waiting: {
    ability: { draft: 'Solo la ve quien la creó. Cuando un revisor la apruebe, cualquiera podrá usarla.' },
    activity: {
      draft: 'Solo la ve quien la creó. Al publicarla, los estudiantes podrán empezarla.',
      hidden: 'No está publicada. Publícala de nuevo y los estudiantes podrán empezarla.',
      public: 'Tiene cambios que los estudiantes aún no ven.',
    },
    career: { draft: 'Solo la ve quien la creó. Cuando un revisor la apruebe, cualquiera podrá usarla.' },
    course: {
      draft: 'Solo lo ve quien lo creó. Al publicarlo, podrá venderse.',
      closed: 'No está publicado y no admite estudiantes nuevos. Publícalo de nuevo para continuar.',
    },
    product: {
      draft: 'Nadie puede comprarlo todavía. Cuando un revisor lo apruebe, será público.',
      inner: 'Solo tu equipo puede canjear sus códigos. Cuando un revisor lo apruebe, será público.',
      rejected: 'Un revisor lo rechazó. Corrige lo que señaló y envíalo de nuevo.',
    },
  },
  steps: {
    finish: 'Falta algo antes de poder publicarla.',
    place: 'Ningún curso la incluye todavía. Agrégala a uno para que los estudiantes la encuentren.',
    sell: 'Ningún producto lo vende todavía, así que nadie puede estudiarlo.',
    codes: 'Aún no tiene códigos. Genera algunos para que los estudiantes los canjeen.',
    share: 'Todo está listo. Envía el enlace a quienes deban verlo.',
  },
  actions: {
    finish: 'Seguir editando',
    place: 'Agregar a un curso',
    sell: 'Crear un producto',
    codes: 'Generar códigos',
    share: 'Ver el enlace',
  },
} satisfies Translation<typeof en>
