import { Button } from 'antd'
import type { RecordOf } from '#kit/contract/resource.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { useSaveKey } from '#kit/form/web/useSaveKey.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiConfig } from '../ai-config.contract.ts'
import { aiConfigWords } from '../ai-config.words.ts'

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
        onError: (error) => notify({ kind: 'error', text: errorText(error) }),
      },
    )
  }
  useSaveKey(save)
  return (
    <div className="ai-debug-bar">
      <Button disabled={!isDirty || !isValid} loading={write.isPending} onClick={save}>
        {t('debug.save')}
      </Button>
      <StatusTag machine={aiConfig.machine} status={config.status} />
    </div>
  )
}
