import { Button } from 'antd'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { assignment } from '../assignment.contract.ts'
import { assignmentWords } from '../assignment.words.ts'
import { mayBecome } from './answerable.ts'
import type { Answer } from './useAnswer.ts'
import { keyNames } from './useAnswerKeys.ts'
import type { Work } from './WorkPane.tsx'

interface Props {
  readonly answer: Answer
  readonly work: Work
  onSkip(): void
}

/** What may become of the work, each with its key. */
export function AnswerBar({ answer, work, onSkip }: Props) {
  const t = useWords(assignmentWords)
  const { move } = useResourceWords(assignment.name)
  return (
    <div className="kit-form-bar work-bar">
      <Button className="work-skip" onClick={onSkip}>
        {t('queue.skip')} <kbd>{keyNames.skip}</kbd>
      </Button>
      {mayBecome(work, 'feedbackProvided') && (
        <Button disabled={answer.isSending} onClick={() => answer.send('feedbackProvided')}>
          {move('comment')} <kbd>{keyNames.feedbackProvided}</kbd>
        </Button>
      )}
      <Button danger disabled={answer.isSending} onClick={() => answer.send('notApproved')}>
        {move('sendBack')} <kbd>{keyNames.notApproved}</kbd>
      </Button>
      {mayBecome(work, 'approved') && (
        <Button loading={answer.isSending} onClick={() => answer.send('approved')} type="primary">
          {move('accept')} <kbd>{keyNames.approved}</kbd>
        </Button>
      )}
    </div>
  )
}
