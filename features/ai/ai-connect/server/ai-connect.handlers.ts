import { beforehand } from '#kit/call/server/beforehand.ts'
import type { HandlersOf } from '#kit/call/server/context.ts'
import type { aiConnectEndpoints } from '../ai-connect.contract.ts'
import { refusePlace } from './place.ts'
import { readModels, readReply } from './provider.ts'
import { readConnection } from './readConnection.ts'
import { connectForAll } from './connectForAll.ts'

export const aiConnectHandlers: HandlersOf<typeof aiConnectEndpoints> = {
  state: (call) => readConnection(call),
  models: (call) => readModels(call, call.body),
  test: (call) => readReply(call, call.body),
  use: beforehand(
    (call) => refusePlace(call, call.body),
    (call) => connectForAll(call, call.body),
  ),
}
