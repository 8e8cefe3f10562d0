import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { aiConfigEndpoints } from '../ai-config.contract.ts'
import { categoriesByKind, configKinds, configNameOf } from '../ai-config.kinds.ts'
import { jsonSchemaOf } from '../ai-config.jsonSchema.ts'
import { configOf } from '../ai-config.read.ts'
import { aiConfigWords } from '../ai-config.words.ts'
import { addExample } from './ai-config.commands.ts'
import { aiConfigSpec } from './ai-config.crud.ts'
import { debug } from './debug.ts'
import { deleteExample, listExamples, updateExample } from './examples.ts'
import { readGate } from './gateState.ts'
import { getRun, judgeRun, listRuns } from './runs.ts'

/** Both levels in their order, each with its schema and its defaults. */
const categories = ({ translate }: Call) =>
  configKinds.flatMap((kind) =>
    categoriesByKind[kind].flatMap((category) => {
      const name = configNameOf(kind, category)
      if (!name) return []
      const title = translate(phrase(aiConfigWords, `values.category.${category}`))
      return [
        {
          kind,
          category,
          name: title,
          schema: { ...jsonSchemaOf(name, translate) },
          defaults: configOf(name, {}),
        },
      ]
    }),
  )

export const aiConfigHandlers: HandlersOf<typeof aiConfigEndpoints> = {
  ...crudHandlers(aiConfigSpec),
  categories: async (call) => categories(call),
  debug: (call) => debug(call, call.body),
  runs: (call) => listRuns(call, call.query.configId),
  run: (call) => getRun(call, call.query.id),
  judge: (call) => judgeRun(call, call.body.id, call.body.isGood),
  examples: (call) => listExamples(call, call.query.configId),
  createExample: (call) => addExample(call, call.body),
  updateExample: (call) => updateExample(call, call.body),
  deleteExample: (call) => deleteExample(call, call.query.id),
  gate: (call) => readGate(call, call.query.id),
}
