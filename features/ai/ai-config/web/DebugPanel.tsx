import { useState, type ReactNode } from 'react'
import type { RecordOf } from '#kit/contract/resource.ts'
import { useLeaveGuard } from '#kit/form/web/useLeaveGuard.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { aiConfig } from '../ai-config.contract.ts'
import { configNameOf } from '../ai-config.kinds.ts'
import { checkJson } from '../ai-config.problems.ts'
import { aiConfigWords } from '../ai-config.words.ts'
import { CategoryFields, type Category } from './CategoryFields.tsx'
import { templateOf } from './configEditors.tsx'
import { JsonEditor } from './json/JsonEditor.tsx'
import { SaveTyped } from './SaveTyped.tsx'
import { TrialPanel } from './TrialPanel.tsx'

interface Props {
  /** undefined: something that is not saved is tried. */
  readonly config: RecordOf<typeof aiConfig> | undefined
  /** What belongs to a saved configuration, with the JSON as it is typed; undefined while it has problems. */
  readonly children?: (json: string | undefined) => ReactNode
}

/** The configuration on one side, an input and its answer on the other. */
export function DebugPanel({ config, children }: Props) {
  const t = useWords(aiConfigWords)
  const [chosen, setChosen] = useState<Category>({
    kind: config?.kind ?? null,
    category: config?.category ?? null,
  })
  const [json, setJson] = useState(config?.json ?? '')
  const name = configNameOf(chosen.kind, chosen.category)
  const isDirty = config !== undefined && json !== config.json
  const guard = useLeaveGuard(isDirty)
  const choose = (next: Category) => {
    const nextName = configNameOf(next.kind, next.category)
    setChosen(next)
    if (nextName) setJson(templateOf(nextName))
  }
  const isValid = name !== undefined && checkJson(name, json).value !== undefined
  const { kind, category } = chosen
  return (
    <div className="ai-debug">
      <div className="ai-debug-desk">
        <section className="kit-panel ai-debug-panel" aria-label={t('debug.config')}>
          {!config && <p className="kit-muted">{t('debug.unsaved')}</p>}
          <CategoryFields {...chosen} disabled={config !== undefined} onChange={choose} />
          {name && (
            <JsonEditor key={name} name={name} label={t('fields.json')} value={json} onChange={setJson} />
          )}
          {config && <SaveTyped config={config} json={json} isDirty={isDirty} isValid={isValid} />}
        </section>
        <TrialPanel
          isChosen={name !== undefined}
          isReady={isValid}
          isSaved={config !== undefined}
          subject={{
            json,
            ...(config ? { configId: config.id } : kind && category && { kind, category }),
          }}
        />
      </div>
      {children?.(isValid ? json : undefined)}
      {guard}
    </div>
  )
}
