import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  record: 'Voz general',
  access: { ttsVoice: 'Voces generales', voice: 'Voces', voiceConnect: 'Conectar voces' },
  title: 'Voces generales',
  lead: 'Voces de cualquier proveedor con una API de voz compatible con OpenAI, para tarjetas y agentes.',
  new: 'Nueva voz',
  edit: 'Editar voz',
  empty: 'Aún no hay voces',
  emptyLead: 'Añade una voz de tu proveedor y escúchala.',
  fields: {
    name: 'Nombre',
    code: 'Código de la voz',
    language: 'Idioma',
    gender: 'Género',
    model: 'Modelo',
    provider: 'Proveedor',
    baseUrl: 'Dirección',
    apiKey: 'Clave de API',
    hasApiKey: 'Con clave',
    sampleText: 'Frase de muestra',
    status: 'Estado',
    creatorId: 'Creado por',
    creatorName: 'Creado por',
    createdAt: 'Creada',
    updatedAt: 'Actualizada',
  },
  hints: {
    code: 'Como la llama el proveedor, por ejemplo alloy',
    model: 'Por ejemplo tts-1',
    baseUrl: 'Déjalo vacío para usar el proveedor de este sistema',
    sampleText: 'Se dice como muestra; déjalo vacío para la frase predeterminada',
  },
  values: {
    language: { zh: 'Chino', en: 'Inglés', es: 'Español', ja: 'Japonés' },
    gender: { female: 'Femenina', male: 'Masculina', neutral: 'Neutra' },
  },
  states: { enabled: 'Activada', disabled: 'Desactivada' },
  moves: { disable: 'Desactivar', enable: 'Activar' },
  connect: 'Conectar voces de un proveedor',
  listen: 'Escuchar',
  stop: 'Parar',
  sample: '¡Buenos días! Hoy vamos a aprender juntos algo nuevo, paso a paso.',
  problems: {
    address: 'Escribe una dirección completa que empiece por https://',
    private: 'Esta dirección es de una red privada. El operador puede permitirla en AI_ALLOW_HOSTS',
    keyAgain: 'La dirección cambió. Escribe la clave de nuevo',
  },
  faults: {
    disabled: 'Esta voz está desactivada',
  },
} satisfies Translation<typeof en>
