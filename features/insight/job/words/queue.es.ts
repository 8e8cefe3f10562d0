import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './queue.en.ts'

export const es = {
  values: {
    queue: {
      bookForgottenCalls: 'Contabilizar llamadas de IA pendientes',
      'forget-call-limits': 'Borrar contadores de llamadas',
      'forget-idempotency-keys': 'Borrar solicitudes recordadas',
      'forget-old': 'Eliminar lo que superó su plazo',
      fillExampleSchool: 'Llenar la escuela de ejemplo',
      foldFigures: 'Actualizar las estadísticas',
      forgetCodeGuesses: 'Borrar códigos mal escritos',
      forgetFiles: 'Eliminar archivos sin uso',
      forgetPassages: 'Quitar pasajes que ya no se usan',
      forgetUploads: 'Eliminar subidas sin terminar',
      generateCodes: 'Generar códigos de canje',
      gradeAnswer: 'Calificar una respuesta con IA',
      gradeLeftBehind: 'Buscar respuestas sin calificar',
      makeVectors: 'Preparar materiales para la ayuda con IA',
      publishBanners: 'Publicar banners programados',
      readDocuments: 'Leer documentos para la ayuda con IA',
      renewAwaited: 'Actualizar registros de aprendizaje atrasados',
      renewStudies: 'Actualizar los registros de aprendizaje de un curso',
      renewStudiesLeftBehind: 'Buscar cursos con registros por actualizar',
      speakCards: 'Crear el audio de las tarjetas',
      sweepSecondFactors: 'Borrar segundos factores caducados',
      sweepSessions: 'Borrar sesiones caducadas',
    },
  },
} satisfies Translation<typeof en>
