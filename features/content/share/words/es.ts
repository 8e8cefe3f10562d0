import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  access: {
    activityShare: 'Compartir actividades',
    courseShare: 'Compartir cursos',
    productShare: 'Compartir productos',
  },
  title: 'Compartir «{{title}}»',
  published: '«{{title}}» es público',
  link: 'Enlace público',
  copy: 'Copiar enlace',
  save: 'Guardar código QR',
  picture: 'Código QR del enlace a «{{title}}»',
  audience: {
    activity: {
      everybody: 'Cualquiera puede leer su página y quien inicie sesión puede empezar enseguida.',
      enrolled:
        'Cualquiera puede leer su página; la aprenden quienes tengan un curso o producto que la incluye.',
    },
    course: {
      enrolled: 'Cualquiera puede leer su página; lo aprenden quienes hayan canjeado un código.',
      readers:
        'Cualquiera puede leer su página; nadie puede aprenderlo todavía, porque ningún producto público lo incluye.',
    },
    product: { enrolled: 'Cualquiera puede leer su página; quien tenga un código puede canjearlo.' },
  },
  first: {
    activity: {
      draft: 'Nadie puede ver esta actividad todavía. Publícala primero y aquí estará su enlace.',
      hidden: 'Esta actividad no está publicada y no tiene página pública. Publícala de nuevo primero.',
    },
    course: {
      draft: 'Nadie puede ver este curso todavía. Publícalo primero y aquí estará su enlace.',
      closed: 'Este curso no está publicado y no tiene página pública. Publícalo de nuevo primero.',
    },
    product: {
      draft:
        'Nadie puede ver este producto todavía. Envíalo primero a revisión; cuando se apruebe, aquí estará su enlace.',
      inner:
        'Este producto solo está publicado internamente: solo tu equipo puede canjear sus códigos y no tiene página pública. Envíalo primero a revisión.',
      reviewing: 'Un revisor está mirando este producto. Cuando se apruebe, aquí estará su enlace.',
      finished: 'Este producto no está publicado y no tiene página pública. Publícalo de nuevo primero.',
      rejected: 'Un revisor rechazó este producto. Corrígelo primero y envíalo de nuevo a revisión.',
    },
  },
  next: 'Qué sigue',
  learner: { title: 'Abrir como estudiante', lead: 'En otra pestaña, como lo ven los demás' },
  place: {
    title: 'Ponerla en un curso',
    lead: 'En uno que puedas editar o en uno nuevo',
    course: 'Elegir un curso',
    new: 'Curso nuevo',
  },
  sell: { title: 'Venderlo', lead: 'Crear un producto a partir de los datos de este curso' },
  codes: {
    title: 'Generar códigos de canje',
    lead: 'Un lote nuevo para este producto',
    of: 'Un lote nuevo para «{{title}}»',
  },
} satisfies Translation<typeof en>
