import { Button } from 'antd'
import type { RecordOf } from '#kit/contract/resource.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { useSaveKey } from '#kit/form/web/useSaveKey.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { Go } from '#kit/view/web/Go.tsx'
import { aiConfig } from '../ai-config.contract.ts'
import { aiConfigWords } from '../ai-config.words.ts'
import { takeOf } from './paths.ts'

interface Props {
  readonly config: RecordOf<typeof aiConfig>
  readonly json: string
  readonly isDirty: boolean
  readonly isValid: boolean
}

/** Keeps what was tried and found good. */
export function SaveTyped({ config, json, isDirty, isValid }: Props) {
  const t = useWords(aiConfigWords)
  const write = useWrite(aiConfig.endpoints.update)
  const { id, revision, name, kind, category } = config
  const save = () => {
    if (!isDirty || !isValid || write.isPending) return
    write.mutate(
      { body: { id, revision, name, kind, category, json } },
      {
        onSuccess: () => notify({ kind: 'success', text: t('debug.saved') }),
      },
    )
  }
  useSaveKey(save)
  // What is in use is refused beside its text while examples fail.
  const { error } = write
  const problem = error && ((isRefusal(error) && error.fields['json']) || errorText(error))
  return (
    <div className="ai-debug-bar">
      <Button disabled={!isDirty || !isValid} loading={write.isPending} onClick={save}>
        {t('debug.save')}
      </Button>
      <StatusTag machine={aiConfig.machine} status={config.status} />
      {config.status !== 'inUse' && !isDirty && <Go href={takeOf(id)}>{t('moves.use')}</Go>}
      {problem && (
        <p role="alert" className="kit-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
