import type { Db } from '#kit/call/server/context.ts'
import { aiConfigView, isInUse } from '#features/ai/ai-config/server/ai-config.queries.ts'
import { configOf } from '#features/ai/ai-config/ai-config.read.ts'
import type { ConfigName } from '#features/ai/ai-config/ai-config.kinds.ts'
import type { Configs } from '#features/ai/ai-config/ai-config.schemas.ts'

/** The configuration that is in use for this work, or what holds where nobody has chosen one. */
export async function configInUse<N extends ConfigName>(db: Db, name: N): Promise<Configs[N]> {
  const [row] = await db.select({ value: aiConfigView.value }).from(aiConfigView).where(isInUse(name))
  return configOf(name, row?.value)
}
