import { en } from './en.ts'
import { es } from './es.ts'
import { ja } from './ja.ts'
import { zh } from './zh.ts'

/** All phrases of all languages, for the server; a browser loads one language. */
export const words = { en, es, ja, zh } as const
