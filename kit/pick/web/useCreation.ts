import { useState } from 'react'
import { isAllowed } from '#kit/contract/role.ts'
import { pickedResource } from '#kit/feature/web/kitSettings.ts'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { newKey } from '#kit/http/web/newKey.ts'
import { useRefresh } from '#kit/http/web/query.ts'
import { useActor } from '#kit/http/web/session.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { notify } from '#kit/notice/web/notice.ts'
import type { Creation } from './creation.ts'
import { rememberOption } from './picked.ts'

const isSame = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0

/** How a picker makes a record that it does not find, out of the name that was typed. */
export function useCreation(resource: string): Creation {
  const t = useWords(kitWords)
  const actor = useActor()
  const refresh = useRefresh()
  const [isCreating, setCreating] = useState(false)
  const creating = pickedResource(resource).makes
  const may = creating !== undefined && isAllowed(creating.endpoint.who, actor)
  return {
    isCreating,
    offerOf: (name, options) =>
      may && name !== '' && !options.some(({ label }) => isSame(label, name))
        ? t('picker.create', { name })
        : undefined,
    create: async (name) => {
      if (!creating) return undefined
      setCreating(true)
      try {
        const body = { [creating.nameField]: name } as never
        const id = Number(await call(creating.endpoint, { body, idempotencyKey: newKey() }))
        rememberOption(resource, { id, label: name })
        if (creating.move)
          await call(creating.move.endpoint, {
            body: { id, revision: 1, status: creating.move.status } as never,
          })
        notify({ kind: 'success', text: t('picker.created', { name }) })
        void refresh(creating.endpoint)
        return id
      } catch (error) {
        notify({ kind: 'error', text: errorText(error) })
        return undefined
      } finally {
        setCreating(false)
      }
    },
  }
}
