import { Button, Drawer, Input } from 'antd'
import { useId, useState } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiConfigEndpoints } from '../ai-config.contract.ts'
import { maxInputLength, type Example } from '../ai-config.debug.ts'
import { expectationSchema, type Expectation } from '../ai-config.expectations.ts'
import { aiConfigWords } from '../ai-config.words.ts'
import { ExpectationsField } from './ExpectationsField.tsx'

interface Props {
  readonly configId: number
  /** undefined: a new one. */
  readonly example: Example | undefined
  readonly onClose: () => void
}

const maxNameLength = 100
const blank: readonly Expectation[] = [{ kind: 'contains', text: '' }]

/** An example: what goes in, and what the answer must satisfy. */
export function ExampleForm({ configId, example, onClose }: Props) {
  const t = useWords(aiConfigWords)
  const id = useId()
  const [name, setName] = useState(example?.name ?? '')
  const [input, setInput] = useState(example?.input ?? '')
  const [expectations, setExpectations] = useState<readonly Expectation[]>(example?.holds ?? blank)
  const create = useWrite(aiConfigEndpoints.createExample, { onDone: onClose })
  const update = useWrite(aiConfigEndpoints.updateExample, { onDone: onClose })
  const remove = useWrite(aiConfigEndpoints.deleteExample, { onDone: onClose })
  const error = create.error ?? update.error ?? remove.error
  const isWhole =
    name.trim() !== '' &&
    input.trim() !== '' &&
    expectations.every((expectation) => expectationSchema.safeParse(expectation).success)
  const save = () => {
    const content = { name, input, holds: [...expectations] }
    if (example) update.mutate({ body: { ...content, id: example.id, revision: example.revision } })
    else create.mutate({ body: { ...content, configId } })
  }
  return (
    <Drawer open size={560} title={example ? t('examples.edit') : t('examples.add')} onClose={onClose}>
      <div className="ai-example">
        <label className="kit-label" htmlFor={`${id}-name`}>
          {t('examples.name')}
        </label>
        <Input
          id={`${id}-name`}
          maxLength={maxNameLength}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <label className="kit-label" htmlFor={`${id}-input`}>
          {t('examples.input')}
        </label>
        <Input.TextArea
          id={`${id}-input`}
          rows={6}
          maxLength={maxInputLength}
          value={input}
          onChange={({ target }) => setInput(target.value)}
        />
        <ExpectationsField expectations={expectations} onChange={setExpectations} />
        {error && (
          <p role="alert" className="kit-problem">
            {errorText(error)}
          </p>
        )}
        <div className="ai-debug-bar">
          <Button
            type="primary"
            disabled={!isWhole}
            loading={create.isPending || update.isPending}
            onClick={save}
          >
            {t('examples.save')}
          </Button>
          {example && (
            <Button danger onClick={() => remove.mutate({ query: { id: example.id } })}>
              {t('examples.remove')}
            </Button>
          )}
        </div>
      </div>
    </Drawer>
  )
}
