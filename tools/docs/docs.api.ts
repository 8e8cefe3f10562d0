import { z } from 'zod'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { prefix } from '#kit/contract/envelope.ts'
import type { Fields } from '#kit/contract/field.ts'
import { contracts } from '#app/contracts.ts'
import { namedShapes, shapeOf } from './docs.shape.ts'

const intro = `# The API

Written from the contracts by \`npm run docs\`; not edited by hand. The same as OpenAPI 3.1 is at
\`${prefix}/openapi.json\`, a page to read and try it at \`${prefix}/docs\`.

Every answer is \`{ code, data, message }\`: \`code\` 0 is success, the others are in [faults.md](faults.md), and
\`message\` is in the language of the header \`Error-Msg\` (\`zh\`, \`en\`, \`es\`, \`ja\`). The token goes into
\`Authorization: Bearer …\`. Times are Unix milliseconds. \`?\` marks what may be absent, \`=\` what then holds.
`

/** Every call: method, path, who may, body, answer. */
export function apiDocument(): string {
  const features = Object.entries(contracts).map(([name, endpoints]) => {
    const calls = Object.entries(endpoints).map(([verb, endpoint]) => call(name, verb, endpoint))
    return `## ${name}\n\n${calls.join('\n')}`
  })
  const shapes = namedShapes().map(({ name, text }) => `### ${name}\n\n${block(text)}`)
  return [intro, ...features, '## Shapes\n', ...shapes].join('\n')
}

const block = (text: string): string => `\`\`\`text\n${text}\n\`\`\`\n`

function call(feature: string, verb: string, endpoint: Endpoint): string {
  const { body, query, method, path } = endpoint
  const parts = [
    ...(query && !(query instanceof z.ZodUndefined) ? [`query ${shapeOf(query, 'output')}`] : []),
    ...(body && !(body instanceof z.ZodUndefined) ? [bodyText(endpoint, body)] : []),
    `data ${answerText(endpoint)}`,
  ]
  return `### ${feature}.${verb}\n\n\`${method} ${prefix}${path}\`\n\n${facts(endpoint)}\n\n${block(parts.join('\n'))}`
}

const stepUpTexts = {
  none: '',
  some: 'Some bodies of it only in a session that was confirmed a short while ago.',
  every: 'Only in a session that was confirmed a short while ago.',
}

function facts(endpoint: Endpoint): string {
  const { who, effect, limit, beforePasswordChange, beforeSecondFactor, stepUp } = endpoint
  return [
    `Who: ${typeof who === 'string' ? who : who.join(', ')}.`,
    effect === 'create' ? 'Takes an Idempotency-Key.' : '',
    limit ? `At most ${limit.max} in ${limit.seconds} s.` : '',
    beforePasswordChange ? 'Also while the password must be changed.' : '',
    beforeSecondFactor ? 'Also while a second factor must be set up.' : '',
    stepUpTexts[stepUp],
  ]
    .filter(Boolean)
    .join(' ')
}

function bodyText({ fields = {}, upload }: Endpoint, body: z.ZodType): string {
  const notes = Object.entries(fields).map(([name, field]) => [name, note(field)])
  // A list's filters bear the same names and other rules.
  const writes = body instanceof z.ZodObject && Object.keys(fields).every((name) => name in body.shape)
  const text = shapeOf(body, 'input', writes ? Object.fromEntries(notes) : {})
  return upload ? `multipart/form-data with one file, and ${text}` : `body ${text}`
}

/** What the schema of a field checks beyond its type. */
function note(field: Fields[string]): string {
  const own = {
    text: 'max' in field ? `at most ${String(field.max)} characters` : '',
    picture: 'purpose' in field ? `the url of an upload for ${String(field.purpose)}` : '',
    time: 'Unix milliseconds',
  }
  const what = Object.entries(own).find(([kind]) => kind === field.kind)?.[1] ?? ''
  return [what, field.required === 'publish' ? 'required at publishing' : ''].filter(Boolean).join(', ')
}

function answerText({ answer, data, reportsProgress }: Endpoint): string {
  if (answer === 'file') return 'a file'
  if (answer === 'stream') return 'an event stream'
  const shape = data instanceof z.ZodUndefined ? 'null' : shapeOf(data, 'output')
  return reportsProgress
    ? `${shape}\nasked for events: { progress: { done, of } } …, then { answer: the envelope }`
    : shape
}
