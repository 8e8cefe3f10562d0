import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  access: { aiConnect: 'Conectar una IA' },
  title: 'Conectar una IA',
  lead: 'Elige un proveedor, escribe tu clave y elige un modelo. Así todos pueden trabajar con IA.',
  now: {
    none: 'Todavía no hay ninguna IA conectada.',
    operator: 'Todos usan la IA configurada en el servidor.',
    agent: 'Todos usan:',
    pictureAgent: 'Las imágenes las dibuja:',
    limit: 'Fijar un límite',
  },
  steps: { provider: 'Proveedor y clave', model: 'Modelo' },
  fields: {
    provider: 'Proveedor',
    baseUrl: 'Dirección',
    apiKey: 'Clave de API',
    model: 'Modelo de texto',
    pictureModel: 'Modelo de imágenes',
  },
  hints: {
    baseUrl: 'Una dirección compatible con OpenAI, como https://api.example.com/v1.',
    apiKey: 'Está en tu cuenta del proveedor. Se guarda cifrada y no se vuelve a mostrar.',
    model: 'Escribe, conversa con los estudiantes y califica.',
    pictureModel: 'Si el proveedor tiene un modelo que dibuja.',
  },
  values: {
    provider: {
      deepseek: 'DeepSeek',
      qwen: 'Qwen (Alibaba Cloud)',
      zhipu: 'Zhipu',
      moonshot: 'Kimi (Moonshot)',
      siliconflow: 'SiliconFlow',
      minimax: 'MiniMax',
      openai: 'OpenAI',
      openrouter: 'OpenRouter',
      other: 'Otro compatible con OpenAI',
    },
  },
  show: 'Ver sus modelos',
  noList: 'Este proveedor no publica la lista de sus modelos. Escribe el nombre de uno.',
  choose: 'Elige un modelo',
  test: 'Probar',
  tested: 'Respondió en {{seconds}} s.',
  failed: 'La IA no respondió',
  use: 'Usar para todos',
  tryFirst: 'Pruébalo primero. Después, el uso se cobra a tu clave.',
  done: 'Ahora todos usan {{model}}.',
  otherKinds: 'Los asistentes y bots de Zhipu, Coze y Dify se añaden como agentes.',
  newAgent: 'Nuevo agente',
} satisfies Translation<typeof en>
