import { Button } from 'antd'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { KeyCap } from '#kit/typing/web/KeyCap.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { assignment } from '../assignment.contract.ts'
import { assignmentWords } from '../assignment.words.ts'
import { mayBecome } from './answerable.ts'
import type { Answer } from './useAnswer.ts'
import { answerShortcuts } from './answerShortcuts.ts'
import type { Work } from './WorkPane.tsx'

interface Props {
  readonly answer: Answer
  readonly work: Work
  onSkip(): void
}

const Cap = ({ name }: { readonly name: keyof typeof answerShortcuts.shortcuts }) => (
  <KeyCap className="" keys={answerShortcuts.shortcuts[name].keys} />
)

/** What may become of the work, each with its key. */
export function AnswerBar({ answer, work, onSkip }: Props) {
  const t = useWords(assignmentWords)
  const { move } = useResourceWords(assignment.name)
  return (
    <div className="kit-form-bar work-bar">
      <Button className="work-skip" onClick={onSkip}>
        {t('queue.skip')} <Cap name="skip" />
      </Button>
      {mayBecome(work, 'feedbackProvided') && (
        <Button disabled={answer.isSending} onClick={() => answer.send('feedbackProvided')}>
          {move('comment')} <Cap name="feedbackProvided" />
        </Button>
      )}
      <Button danger disabled={answer.isSending} onClick={() => answer.send('notApproved')}>
        {move('sendBack')} <Cap name="notApproved" />
      </Button>
      {mayBecome(work, 'approved') && (
        <Button loading={answer.isSending} onClick={() => answer.send('approved')} type="primary">
          {move('accept')} <Cap name="approved" />
        </Button>
      )}
    </div>
  )
}
