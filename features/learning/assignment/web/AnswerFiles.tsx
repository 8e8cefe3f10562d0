import { AttachFiles } from '#kit/files/web/AttachFiles.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { fileLimit } from '../assignment.contract.ts'
import { assignmentWords } from '../assignment.words.ts'
import type { Answer } from './useAnswer.ts'

/** Files for the learner. */
export function AnswerFiles({ answer }: { readonly answer: Answer }) {
  const t = useWords(assignmentWords)
  return (
    <AttachFiles
      files={answer.draft.files}
      max={fileLimit}
      onChange={(turn) => answer.change(({ files }) => ({ files: [...turn(files)] }))}
      onPending={answer.setPending}
      problem={answer.problems['files']}
      purpose="work"
      words={{
        add: t('form.addFiles'),
        remove: (name) => t('form.remove', { name }),
        sending: (percent) => t('form.sending', { percent }),
      }}
    />
  )
}
