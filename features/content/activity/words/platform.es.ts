import type { en } from './platform.en.ts'

export const es = {
  panel: 'Distribución en la plataforma',
  needsPublishing: 'Publica antes la actividad: la plataforma revisa lo que ven los estudiantes.',
  applyLead:
    'La plataforma revisa la versión publicada y puede ofrecerla a sus propios estudiantes, con una parte de los ingresos.',
  reason: 'La plataforma dice: {{reason}}',
  queue: 'Revisión de la plataforma',
  toEditor: 'Abrir el editor',
  said: 'La plataforma dice:',
  card: 'Tarjeta {{number}}',
  states: { private: 'Solo creadores', submitted: 'En revisión', passed: 'Aprobada', failed: 'Rechazada' },
  moves: { apply: 'Solicitar distribución en la plataforma', pass: 'Aprobar', fail: 'No aprobar' },
} satisfies typeof en
