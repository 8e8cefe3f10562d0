import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { OperationLogRow } from '../operation-log.contract.ts'
import { operationLogWords } from '../operation-log.words.ts'

type Done = Pick<OperationLogRow, 'actorId' | 'actorName' | 'isCommand'>
type Named = Pick<OperationLogRow, 'resource' | 'resourceId' | 'name'>

/** The log's own phrases, and what is said with them of an entry. */
export function useLogWords() {
  const t = useWords(operationLogWords)
  const own = useResourceWords(operationLogWords.name)
  const kindOf = (resource: string) => own.value('resource', resource)
  return {
    t,
    kindOf,
    actionOf: (action: string) => own.value('action', action),
    /** What a record is called; one without a name by its number. */
    nameOf: ({ resource, resourceId, name }: Named) =>
      name ||
      (resourceId === 0 ? t('unknownName') : t('number', { resource: kindOf(resource), id: resourceId })),
    /** Who did it. */
    actorOf: ({ actorId, actorName, isCommand }: Done) =>
      isCommand ? t('commandLine') : actorId === null ? t('nobody') : actorName,
  }
}

/** A field's label in the words of its resource, else in the log's own. */
export function useFieldLabel(resource: string): (name: string) => string {
  const words = useResourceWords(resource)
  const own = useResourceWords(operationLogWords.name)
  return (name) => {
    const label = words.label(name)
    return label === name ? own.label(name) : label
  }
}
